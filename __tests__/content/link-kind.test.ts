import { type LinkKind, linkKind } from '@/content/slug'

const CASES: [string, LinkKind][] = [
  ['/plugins/rest/', 'internal'],
  ['../rest/', 'internal'],
  ['plugins/', 'internal'],
  ['?x=a:b', 'internal'],
  ['#step-rest.define.service', 'anchor'],
  ['https://example.org/', 'external'],
  ['HTTP://example.org/', 'external'],
  ['//example.org/', 'external'],
  ['mailto:a@b.es', 'contact'],
  ['tel:+34963877069', 'contact'],
  ['MAILTO:a@b.es', 'contact'],
  ['javascript:alert(1)', 'refused'],
  ['JavaScript:alert(1)', 'refused'],
  ['data:text/html,x', 'refused'],
  ['vbscript:x', 'refused'],
  ['file:///etc/passwd', 'refused'],
  ['git+ssh://host/x', 'refused'],
]

test.each(CASES)('%s is %s', (href, kind) => {
  expect(linkKind(href)).toBe(kind)
})
