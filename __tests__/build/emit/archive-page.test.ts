import { archivePage, relativeTo } from '@/build/emit/emit-archive'
import { pathInArchive } from '@/shell/archive/archive-files'

test.each([
  ['/wakamiti/', 'index.html'],
  ['/wakamiti/en/', 'en/index.html'],
  ['/wakamiti/plugins/rest/#step-a', 'plugins/rest/index.html#step-a'],
  ['/wakamiti/tools/step-finder/?step=a', 'tools/step-finder/index.html?step=a'],
  ['/wakamiti/assets/steps.json', 'assets/steps.json'],
  ['https://example.org/wakamiti/', undefined],
  ['/other/', undefined],
  ['#a', undefined],
])('%s is %s in the folder', (address, path) => {
  expect(pathInArchive(address)).toBe(path)
})

test('the way from a page to a file goes up as often as the page is deep', () => {
  expect(relativeTo('index.html', 'a.css')).toBe('a.css')
  expect(relativeTo('en/plugins/rest/index.html', 'a.css')).toBe('../../../a.css')
})

const HEAD = [
  '<title>T</title><script>early()</script>',
  '<link rel="preconnect" href="/"><link rel="preload" href="/wakamiti/a.woff2"><link rel="icon" href="/wakamiti/favicon.svg">',
  '<link rel="canonical" href="https://iti-ict.github.io/wakamiti/plugins/">',
  '<link rel="stylesheet" href="/wakamiti/_next/a.css" data-n-g=""/>',
  '<script src="/wakamiti/_next/a.js" defer></script>',
].join('')

const pageWith = (body: string) => `<!doctype html><html><head>${HEAD}</head><body><main>${body}</main></body></html>`

const archived = (body: string) => archivePage(pageWith(body), 'plugins/index.html')

/** The body of the page without what every page of the folder has. */
const bodyOf = (body: string) => /<main>(.*?)<p class="px-5/s.exec(archived(body))?.[1]

test("the policy comes first, and allows the archive's files and the page's scripts", () => {
  const [, policy = ''] =
    /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(archived('')) ?? []
  expect(policy).toContain("default-src 'self' file:;")
  expect(policy).toMatch(/script-src 'self' file: 'sha256-[^']+';/)
})

test("the head keeps what describes the page, and links the archive's style sheet", () => {
  expect(/<head><meta [^>]*>(.*)<\/head>/s.exec(archived(''))?.[1]).toBe(
    [
      '<title>T</title><script>early()</script><link rel="icon" href="../favicon.svg">',
      '<link rel="canonical" href="https://iti-ict.github.io/wakamiti/plugins/">',
      '<link rel="stylesheet" href="../assets/archive/site.css"/>',
    ].join(''),
  )
})

test.each([
  ['a link', '<a href="/wakamiti/plugins/rest/#a">A</a>', '<a href="../plugins/rest/index.html#a">A</a>'],
  [
    'the archive itself',
    '<a href="/wakamiti/assets/wakamiti-docs.zip">A</a>',
    '<a href="https://iti-ict.github.io/wakamiti/assets/wakamiti-docs.zip">A</a>',
  ],
  [
    'what a tool shows before its script has come',
    '<div data-tool="options-explorer"><p id="a">a</p></div>',
    '<div data-tool="options-explorer"><p id="a">a</p></div>',
  ],
  ['a link elsewhere', '<a href="https://example.org/">A</a>', '<a href="https://example.org/">A</a>'],
  [
    'a lazy image',
    '<span data-image="loading"><img data-src="/wakamiti/assets/a.png" alt=""></span>',
    '<span data-image="loaded"><img src="../assets/a.png" alt=""></span>',
  ],
  [
    'a lazy picture',
    '<picture><source data-srcset="/wakamiti/assets/a.avif"></picture>',
    '<picture><source srcset="../assets/a.avif"></picture>',
  ],
  ['an image for readers without scripts', '<noscript><img src="/wakamiti/assets/a.png"></noscript>', ''],
  ['what copies the page', '<button class="copy" data-from="/wakamiti/plugins/index.md">Copy</button>', ''],
  [
    'what programs read',
    '<a href="/wakamiti/plugins/index.md">A</a>',
    '<a href="https://iti-ict.github.io/wakamiti/plugins/index.md">A</a>',
  ],
  ['what saves the site', '<button data-save="">Save</button>', ''],
  ['a button of a topic', '<div class="topic"><a>A</a><button>B</button></div>', '<div class="topic"><a>A</a></div>'],
  [
    'the button of the theme',
    '<button><svg><use href="#icon-moon"></use></svg></button>',
    '<button data-theme-toggle=""><svg><use href="#icon-moon"></use></svg></button>',
  ],
  [
    'an address in a text, which is no attribute,',
    '<p title="a > b"><code>&lt;a href="/wakamiti/a/"></code></p>',
    '<p title="a > b"><code>&lt;a href="/wakamiti/a/"></code></p>',
  ],
  ['data of Next.js', '<script type="application/json">{}</script>', ''],
])('%s is adapted to a folder', (_, written, shown) => {
  expect(bodyOf(written)).toBe(shown)
})

test('a page says that it is a copy and where the latest one is', () => {
  expect(archived('')).toContain('Copia de la documentación para leer desde una carpeta.')
  expect(archived('')).toContain('href="https://iti-ict.github.io/wakamiti/plugins/"')
})

test("every page has the archive's script, and one with a tool also that of the tools", () => {
  const scripts = (html: string) => [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src)
  expect(scripts(archived(''))).toEqual(['../assets/archive/app.js'])
  const tool = archived('<div data-tool="step-finder"><noscript><p>a</p></noscript></div>')
  expect(scripts(tool)).toEqual(['../assets/archive/app.js', '../assets/archive/tool.js'])
  expect(tool).toContain('<noscript><p>Esta herramienta funciona con JavaScript.')
})
