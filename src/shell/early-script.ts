import { WRAPPED } from '@/article/code-blocks'
import { FOLDS_KEY, SIDEBAR_KEY } from '@/navigation/use-sidebar'

/** Applies the reader's choices before the first paint. The script of next-themes may be too late, in a later chunk of the body. */
const CHOICES = [
  `try{if(/closed/.test(sessionStorage.getItem('${SIDEBAR_KEY}')))root.classList.add('sidebar-closed');`,
  `if(localStorage.getItem('${WRAPPED}')==='true')root.classList.add('${WRAPPED}');`,
  "if(localStorage.getItem('theme')==='dark')root.dataset.theme='dark'}catch(e){}",
].join('')

/** Folds the menu as stored, opens the step of the address and lays out what follows, which would push it away later (containment.css). */
const WHILE_PARSED = [
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

/** Marks browsers that can save the site: others, and insecure hosts, have no service workers. */
const WORKERS = "if('serviceWorker'in navigator)root.classList.add('workers');"

/** Logs a script that fails. Before the page has loaded, also shows what pages show without scripts: all tabs, images, notes of tools. */
const ON_SCRIPT_ERROR = [
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

/** A form passes its nameless field on in the fragment, which requests leave out, even before hydration. */
const FRAGMENTS = [
  "addEventListener('submit',function(e){",
  "var form=e.target,field=form.querySelector('[data-fragment]');",
  "if(field)form.action=form.action.replace(/#.*|$/,'#'+field.dataset.fragment+'='+encodeURIComponent(field.value))",
  '});',
].join('')

/** The early script in the head: one line without data, so that its hash in the content security policy stays the same. */
export const EARLY_SCRIPT = `(function(root){root.classList.add('js');${WORKERS}${ON_SCRIPT_ERROR}${FRAGMENTS}${CHOICES}${WHILE_PARSED}})(document.documentElement)`
