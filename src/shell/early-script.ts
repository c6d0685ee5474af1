import { SIDEBAR_KEY } from '@/navigation/use-sidebar'

/** The column that the reader closed on an earlier page of this tab is not painted first. */
const SIDEBAR = `try{if(/closed/.test(sessionStorage.getItem('${SIDEBAR_KEY}')))root.classList.add('sidebar-closed')}catch(e){}`

/** The script of next-themes stands in the body, and the first piece of a page may end before it. */
const THEME = "try{if(localStorage.getItem('theme')==='dark')root.dataset.theme='dark'}catch(e){}"

/** Whether the browser has service workers: without them, or on an insecure host, the site cannot be saved. */
const WORKERS = "if('serviceWorker'in navigator)root.classList.add('workers');"

/**
 * A script that fails to load is written to the console with its reason. One of the page itself also has the page show all it has,
 * as it does where no script runs: every tab, every image.
 */
const WITHOUT_SCRIPTS = [
  "addEventListener('error',function(e){",
  "var own=e.target.tagName==='SCRIPT',src=own?e.target.src:e.filename;",
  "var late=document.readyState==='complete';",
  'if(!/_next/.test(src)||late&&!own)return;',
  "console.error('Chunk failed to load ('+(own?'missing':'other')+') '+src);",
  'if(late)return;',
  "root.classList.remove('js');",
  "addEventListener('load',function(){",
  "document.querySelectorAll('img[data-src]').forEach(function(image){image.src=image.dataset.src})",
  '})},true);',
].join('')

/** What is typed into a field without a name goes along in the fragment, which no request has, even before the page is ready. */
const FRAGMENTS = [
  "addEventListener('submit',function(e){",
  "var form=e.target,field=form.querySelector('[data-fragment]');",
  "if(field)form.action=form.action.replace(/#.*|$/,'#'+field.dataset.fragment+'='+encodeURIComponent(field.value))",
  '});',
].join('')

/**
 * The script in the head, which runs before the first paint: it restores the theme and the closed column, and marks that scripts
 * run, until one of them fails. One line and free of data, so that its hash in the content security policy stays the same.
 */
export const EARLY_SCRIPT = `(function(root){root.classList.add('js');${WORKERS}${WITHOUT_SCRIPTS}${FRAGMENTS}${SIDEBAR}${THEME}})(document.documentElement)`
