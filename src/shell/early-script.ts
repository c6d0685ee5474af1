/** The theme of the last visit, on the body. */
const THEME = "try{if(localStorage.getItem('theme')==='dark')document.body.className='dark'}catch(e){}"

/**
 * A script of the page that does not arrive is written to the console with its reason (spec section 8), and the page shows
 * all it has, as it does where no script runs: every tab, every image.
 */
const WITHOUT_SCRIPTS = [
  "addEventListener('error',function(e){",
  "var own=e.target.tagName==='SCRIPT',src=own?e.target.src:e.filename;",
  "if(document.readyState==='complete'||!/_next/.test(src))return;",
  "console.error('Chunk failed to load ('+(own?'missing':'other')+') '+src);",
  "root.classList.remove('js');",
  "addEventListener('load',function(){",
  "document.querySelectorAll('img[data-src]').forEach(function(image){image.src=image.dataset.src})",
  '})},true);',
].join('')

/**
 * Runs before anything is painted: the theme of the last visit on the body, and a sign that scripts run, which is taken away
 * when they do not arrive. Kept in one line and free of data, so that its hash in the content security policy stays the same.
 */
export const EARLY_SCRIPT = `(function(root){root.classList.add('js');${WITHOUT_SCRIPTS}${THEME}})(document.documentElement)`
