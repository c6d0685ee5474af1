import postcss, { type AtRule, type Root, type Rule } from 'postcss'

/** What is inside `:is()`, `:not()` and their like asks for nothing that must be there. */
const CONDITIONS = /:(?:has|is|not|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

/** Attributes, states and parts of an element: scripts and browsers set them. */
const STATES = /(?<!\\)(?:\[[^\]]*\]|::?[\w-]+(?:\([^()]*\))?)/g

/** A class, an id or an element of a selector, as it is written there. */
const NAMES = /(?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+/gi

/** What the typography plugin adds to each of its selectors; no page has such an element. */
const OUTSIDE_PROSE = ':not(:where([class~=not-prose],[class~=not-prose] *))'

/** @example unescaped('md\\:p-1\\.5') // => 'md:p-1.5' */
const unescaped = (name: string): string =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code: string, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  )

/** Elements of which one must be there, as the typography plugin writes them. */
const ELEMENTS = /(?<!\():where\(([a-z\d >+,]+)\)/g

/**
 * Whether a selector may match in a page that has none but these elements, classes and ids. When in doubt, it may.
 * @param names elements, classes and ids of a page
 */
export const mayMatch = (selector: string, names: ReadonlySet<string>): boolean =>
  [...selector.matchAll(ELEMENTS)].every(([, list = '']) => list.split(',').some((one) => mayMatch(one, names))) &&
  (selector.replace(CONDITIONS, '').replace(STATES, '').match(NAMES) ?? []).every((name) => names.has(unescaped(name)))

const isInKeyframes = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name)

function keepMatching(sheet: Root, names: ReadonlySet<string>): void {
  sheet.walkRules((rule) => {
    if (isInKeyframes(rule)) return
    const kept = rule.selectors.filter((selector) => mayMatch(selector, names))
    if (kept.length === 0) rule.remove()
    else rule.selectors = kept
  })
}

/** Removes variables that nothing reads; what only they read goes with them. */
function dropUnread(sheet: Root): void {
  const read = new Set(sheet.toString().match(/(?<=var\()--[\w-]+/g))
  let hasDropped = false
  sheet.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return
    declaration.remove()
    hasDropped = true
  })
  sheet.walkAtRules('property', (property) => {
    if (!read.has(property.params)) property.remove()
  })
  if (hasDropped) dropUnread(sheet)
}

/** Puts the value that a variable begins with in its place, where no rule gives it another one. */
function fillUnset(sheet: Root): void {
  const set = new Set<string>()
  sheet.walkDecls(/^--/, ({ prop }) => {
    set.add(prop)
  })
  sheet.walkAtRules('property', (property) => {
    const initial = property.nodes?.find((node) => node.type === 'decl' && node.prop === 'initial-value')
    if (set.has(property.params) || initial?.type !== 'decl') return
    sheet.replaceValues(`var(${property.params})`, () => initial.value)
  })
}

function dropAnimations(sheet: Root): void {
  const used = new Set<string>()
  sheet.walkDecls(/^animation/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) used.add(word)
  })
  sheet.walkAtRules('keyframes', (frames) => {
    if (!used.has(frames.params)) frames.remove()
  })
}

/** Rules and blocks that have become empty; the order of layers has no block, and stays. */
function dropEmpty(sheet: Root): void {
  sheet.walk((node) => {
    if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) node.remove()
  })
}

/**
 * The rules of a sheet that a page with these elements, classes and ids may need, without the variables and animations of the
 * others. Tailwind's starting values for browsers that do not know the types of variables go, too: the site supports none.
 * @param css the whole sheet
 */
export function usedRules(css: string, names: ReadonlySet<string>): string {
  const sheet = postcss.parse(names.has('not-prose') ? css : css.replaceAll(OUTSIDE_PROSE, ''))
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.remove()
  })
  keepMatching(sheet, names)
  fillUnset(sheet)
  dropAnimations(sheet)
  dropUnread(sheet)
  for (let before = ''; before !== sheet.toString(); ) {
    before = sheet.toString()
    dropEmpty(sheet)
  }
  return sheet.toString()
}
