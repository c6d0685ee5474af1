import { WRAPPED } from '@/article/code-blocks'
import { FOLDS_KEY, SIDEBAR_KEY } from '@/navigation/use-sidebar'

/**
 * What the reader has chosen on an earlier page is there from the first paint: the closed column, wrapped lines of code, and the
 * theme, because the script of next-themes stands in the body, and the first piece of a page may end before it.
 */
const CHOICES = [
  `try{if(/closed/.test(sessionStorage.getItem('${SIDEBAR_KEY}')))root.classList.add('sidebar-closed');`,
  `if(localStorage.getItem('${WRAPPED}')==='true')root.classList.add('${WRAPPED}');`,
  "if(localStorage.getItem('theme')==='dark')root.dataset.theme='dark'}catch(e){}",
].join('')

/**
 * The sections of the menu that the reader has opened and closed are so while the document is read. The step that the address leads
 * to is open then, and it and what the window has below it are laid out: later, they would push each other away (containment.css).
 */
const WHILE_READ = [
  `var folds,id=location.hash.slice(1),isStep=/^step-/.test(id);try{folds=JSON.parse(sessionStorage.getItem('${FOLDS_KEY}'))}catch(e){}`,
  'if(folds||isStep){var observer=new MutationObserver(function(){',
  "document.querySelectorAll('#sidebar details').forEach(function(section,at){",
  "if(folds&&typeof folds[at]==='boolean')section.open=folds[at]});",
  'var step=isStep&&document.getElementById(id),more=step&&step.querySelector(".more");',
  'if(more)more.open=true;',
  "for(var n=4;step&&n--;step=step.nextElementSibling)step.style.contentVisibility='visible'});",
  'observer.observe(root,{childList:true,subtree:true});',
  "addEventListener('DOMContentLoaded',function(){observer.disconnect()})}",
].join('')

/** Whether the browser has service workers: without them, or on an insecure host, the site cannot be saved. */
const WORKERS = "if('serviceWorker'in navigator)root.classList.add('workers');"

/**
 * A script that fails to load is written to the console with its reason. One of the page itself also has the page show all it has,
 * as it does where no script runs: every tab, every image, the note in place of a tool.
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
  "document.querySelectorAll('img[data-src]').forEach(function(image){image.src=image.dataset.src});",
  "document.querySelectorAll('[data-tool] noscript').forEach(function(note){",
  'note.nextSibling||(note.outerHTML=note.textContent)})',
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
 * The script in the head, which runs before the first paint: it restores what the reader has chosen, and marks that scripts
 * run, until one of them fails. One line and free of data, so that its hash in the content security policy stays the same.
 */
export const EARLY_SCRIPT = `(function(root){root.classList.add('js');${WORKERS}${WITHOUT_SCRIPTS}${FRAGMENTS}${CHOICES}${WHILE_READ}})(document.documentElement)`
