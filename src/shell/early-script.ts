/**
 * Runs before anything is painted: the theme of the last visit on the body, and a sign that scripts run. Kept in one line
 * and free of data, so that its hash in the content security policy stays the same.
 */
export const EARLY_SCRIPT =
  "document.documentElement.classList.add('js');try{if(localStorage.getItem('theme')==='dark')document.body.className='dark'}catch(e){}"
