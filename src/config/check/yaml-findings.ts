import { type Alias, isMap, isScalar, visit } from 'yaml'
import { quoted } from '../options/option-example'
import { type ConfigFinding, configFinding } from './finding'
import { type ConfigSource, outsideTexts } from './read-config'

const TAB_BEFORE_VALUE = /^ *(?:- +)*(?:[^\s:#'"]+:|-)(?<tab> *\t[ \t]*)(?=\S)/gm

/** Tabs between a colon or a hyphen and its value: the tool's parser refuses them, the one used here does not. */
export const tabFindings = (source: ConfigSource): ConfigFinding[] =>
  outsideTexts(TAB_BEFORE_VALUE, source).map(({ index, 0: { length }, groups }) => {
    const range = { from: index + length - (groups?.tab?.length ?? 0), to: index + length }
    return configFinding('yaml', range, { error: 'TAB_AS_SPACE' }, { ...range, insert: ' ' })
  })

/** What the parser accepts although it does not understand it: an unknown tag. */
export const warningFindings = ({ document }: ConfigSource): ConfigFinding[] =>
  document.warnings.map(({ pos: [from, to], code }) => configFinding('yaml', { from, to }, { error: code }))

/** A `${` that is not closed, from the start of a text; `$${` stands for itself. */
function openPlaceholder(text: string): number | undefined {
  const open: number[] = []
  for (const { 0: sign, index } of text.matchAll(/(?<!\$)\$\{|\}/g)) sign === '}' ? open.pop() : open.push(index)
  return open[0]
}

/** Texts with a `${` without its `}`, which the tool takes as they are. */
export function placeholderFindings({ document, rangeOf, text }: ConfigSource): ConfigFinding[] {
  const findings: ConfigFinding[] = []
  visit(document, {
    Scalar: (_, node) => {
      const range = rangeOf(node)
      const written = text.slice(range.from, range.to)
      const at = openPlaceholder(written)
      if (at === undefined) return
      const end = range.from + at + (/^\$\{(?:\w+:)?[\w.-]*/.exec(written.slice(at))?.[0].length ?? 0)
      const fix = { from: end, to: end, insert: '}' }
      findings.push(configFinding('open-placeholder', { from: range.from + at, to: range.to }, {}, fix))
    },
  })
  return findings
}

/** Aliases without an anchor before them, which the parser detects only when it resolves them; some are file patterns. */
function aliasFindings({ document, rangeOf, text }: ConfigSource): ConfigFinding[] {
  const anchors = new Set<string>()
  const unresolved: Alias[] = []
  visit(document, {
    Alias: (_, alias) => void (anchors.has(alias.source) || unresolved.push(alias)),
    Value: (_, { anchor }) => void (anchor && anchors.add(anchor)),
  })
  return unresolved.map((alias) => {
    const range = rangeOf(alias)
    const edit = /[^\w-]/.test(alias.source)
      ? { ...range, insert: quoted(text.slice(range.from, range.to)) }
      : undefined
    return configFinding('yaml', range, { error: edit ? 'BAD_SCALAR_START' : 'BAD_ALIAS' }, edit)
  })
}

/** Problems of valid YAML: unresolved aliases, and a file without keys. */
export function structureFindings(source: ConfigSource): ConfigFinding[] {
  const { contents } = source.document
  const hasKeys = !contents || isMap(contents) || (isScalar(contents) && contents.value === null)
  return [...aliasFindings(source), ...(hasKeys ? [] : [configFinding('no-keys', source.rangeOf(contents), {})])]
}
