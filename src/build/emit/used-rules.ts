import postcss, { type AtRule, type Root, type Rule } from 'postcss'

/** What is inside `:is()`, `:not()` and their like asks for nothing that must be there. */
const CONDITIONS = /:(?:has|is|not|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

/** A class or an id of a selector, as it is written there. */
const NAMES = /[.#]((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi

/** @example unescaped('md\\:p-1\\.5') // => 'md:p-1.5' */
const unescaped = (name: string): string =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code: string, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  )

/**
 * Whether a selector may match an element that has none but these classes and ids. When in doubt, it may.
 * @param names classes and ids of a page
 */
export const mayMatch = (selector: string, names: ReadonlySet<string>): boolean =>
  [...selector.replace(CONDITIONS, '').matchAll(NAMES)].every(([, name = '']) => names.has(unescaped(name)))

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
 * The rules of a sheet that elements with these classes and ids may need, without the variables and animations of the others.
 * Tailwind's starting values for browsers that do not know the types of variables go, too: the site supports none.
 * @param css the whole sheet
 */
export function usedRules(css: string, names: ReadonlySet<string>): string {
  const sheet = postcss.parse(css)
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.remove()
  })
  keepMatching(sheet, names)
  dropAnimations(sheet)
  dropUnread(sheet)
  for (let before = ''; before !== sheet.toString(); ) {
    before = sheet.toString()
    dropEmpty(sheet)
  }
  return sheet.toString()
}
