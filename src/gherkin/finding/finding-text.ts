import { FEATURE_FINDINGS_STRINGS, type FeatureFindingsStrings } from '@/i18n/feature-findings-strings'
import type { Locale } from '@/i18n/locale'
import { pluginName, type StepCatalogue } from '@/steps/catalogue'
import { TITLE_KEYWORDS, type TitleRole } from '@/steps/keywords'
import type { ExpectedPart } from '../parse/parse-feature'
import { argumentExamples } from './argument-examples'
import type { FeatureFinding } from './finding'
import type { FindingCode, FindingData } from './finding-data'

interface TextContext {
  words: FeatureFindingsStrings
  locale: Locale
  /** The language of the file, in which keywords are quoted. */
  language: Locale
  catalogue: StepCatalogue
}

type Texts = { [Code in FindingCode]: (data: FindingData[Code], context: TextContext) => string }

const code = (text: string): string => `\`${text}\``

/** Joins items with commas, the last one with a word. */
function listOf(items: readonly string[], word: string): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')}${word}${last}`
}

const codeList = (items: readonly string[], { and }: FeatureFindingsStrings): string => listOf(items.map(code), and)

const TITLE_ROLES: Partial<Record<ExpectedPart, TitleRole>> = {
  FeatureLine: 'feature',
  BackgroundLine: 'background',
  ScenarioLine: 'scenario',
  ExamplesLine: 'examples',
}

function expectedList(expected: readonly ExpectedPart[], { words, language }: TextContext): string {
  const parts: Partial<Record<ExpectedPart, string>> = words.parts
  const textOf = (part: ExpectedPart) => {
    const title = TITLE_ROLES[part]
    return title ? code(`${TITLE_KEYWORDS[language][title][0]}:`) : (parts[part] ?? '')
  }
  return listOf(expected.map(textOf), words.or)
}

/** The rule of an argument, with examples in the language of the data. */
function argumentText({ fault, type, language }: FindingData['argument'], { words, catalogue }: TextContext): string {
  const text = words.faults[fault](type)
  const examples = argumentExamples(fault, type, language, catalogue.dataTypes)
  return [text, examples.map(code).join(', ')].join(' ').trim()
}

/** The values of an outline that a sentence was filled with, and their line. */
function rowText(row: FindingData['undefined']['row'], words: FeatureFindingsStrings): string {
  const values = (row?.values ?? []).map(({ name, value }) => code(`<${name}> = ${value}`))
  return words.row(listOf(values, words.and), row?.line ?? 1)
}

const TEXTS: Texts = {
  'limit.size': (data, { words }) => words.texts['limit.size'](data),
  'limit.lines': (data, { words }) => words.texts['limit.lines'](data),
  'limit.line': (data, { words }) => words.texts['limit.line'](data),
  'limit.steps': (data, { words }) => words.texts['limit.steps'](data),
  'encoding.other': (_, { words }) => words.texts['encoding.other'],
  'encoding.mark': (_, { words }) => words.texts['encoding.mark'],
  'syntax.unexpected': ({ expected, found }, context) =>
    context.words.texts['syntax.unexpected'](found, expectedList(expected, context)),
  'syntax.end': ({ expected, fence }, context) =>
    fence
      ? context.words.texts['syntax.endBlock'](fence)
      : context.words.texts['syntax.end'](expectedList(expected, context)),
  'syntax.cells': ({ found, wanted }, { words }) => words.texts['syntax.cells'](found, wanted),
  'syntax.bar': (_, { words }) => words.texts['syntax.bar'],
  'syntax.fence': (_, { words }) => words.texts['syntax.fence'],
  'syntax.joined': ({ keyword }, { words }) => words.texts['syntax.joined'](keyword),
  'syntax.tag': (_, { words }) => words.texts['syntax.tag'],
  'syntax.foreign': ({ keyword, language, instead }, { words }) =>
    words.texts['syntax.foreign'](keyword, words.languages[language], instead),
  'syntax.keyword': ({ written, keyword }, { words }) => words.texts['syntax.keyword'](written, keyword),
  'syntax.colon': ({ keyword }, { words }) => words.texts['syntax.colon'](keyword),
  'syntax.sentence': ({ keyword }, { words }) => words.texts['syntax.sentence'](keyword),
  'syntax.tagComment': (_, { words }) => words.texts['syntax.tagComment'],
  'syntax.comment': (_, { words }) => words.texts['syntax.comment'],
  'syntax.other': ({ explanation }, { words }) => words.texts['syntax.other'](explanation),
  'language.unknown': ({ language }, { words }) => words.texts['language.unknown'](language),
  'language.missing': ({ language }, { words }) => words.texts['language.missing'](language),
  'language.other': ({ language, written }, { words }) =>
    words.texts['language.other'](words.languages[language], words.languages[written]),
  'unsupported.rule': ({ keyword }, { words }) => words.texts['unsupported.rule'](keyword),
  'unsupported.keyword': ({ keyword, instead }, { words }) => words.texts['unsupported.keyword'](keyword, instead),
  'unsupported.examples': ({ keyword, instead }, { words }) => words.texts['unsupported.examples'](keyword, instead),
  'unsupported.blocks': (_, { words }) => words.texts['unsupported.blocks'],
  'structure.fragment': ({ keywords }, { words }) =>
    words.texts['structure.fragment'](
      codeList(
        keywords.map((keyword) => `${keyword}:`),
        words,
      ),
    ),
  'structure.title': ({ keyword }, { words }) => words.texts['structure.title'](keyword),
  'structure.examples': ({ keyword }, { words }) => words.texts['structure.examples'](keyword),
  'structure.rows': ({ keyword }, { words }) => words.texts['structure.rows'](keyword),
  'description.line': ({ keyword }, { words }) => words.texts['description.line'](keyword),
  'description.block': (_, { words }) => words.texts['description.block'],
  'definition.steps': ({ tag }, { words }) => words.texts['definition.steps'](tag),
  'implementation.steps': ({ tag }, { words }) => words.texts['implementation.steps'](tag),
  'ids.several': ({ ids }, { words }) => words.texts['ids.several'](codeList(ids, words)),
  'ids.repeated': ({ id, file }, { words }) => words.texts['ids.repeated'](id, file),
  'ids.missing': (_, { words }) => words.texts['ids.missing'],
  'stepMap.form': ({ value }, { words }) => words.texts['stepMap.form'](value),
  'stepMap.length': ({ found, steps }, { words }) => words.texts['stepMap.length'](found, steps),
  'stepMap.sum': ({ sum, steps }, { words }) => words.texts['stepMap.sum'](sum, steps),
  'pair.missing': ({ id, role }, { words }) => words.texts['pair.missing'](id, words.roles[role]),
  'pair.id': ({ role }, { words }) => words.texts['pair.id'](words.roles[role]),
  'pair.kind': ({ id, isOutline }, { words }) => words.texts['pair.kind'](id, isOutline),
  'pair.steps': ({ definition, implementation }, { words }) => words.texts['pair.steps'](definition, implementation),
  'example.half': ({ name }, { words }) => words.texts['example.half'](name),
  'example.column': ({ name, meant }, { words }) => words.texts['example.column'](name, meant),
  'example.unknown': ({ name, names }, { words }) =>
    words.texts['example.unknown'](
      name,
      codeList(
        names.map((known) => `<${known}>`),
        words,
      ),
    ),
  undefined: ({ sentence, row }, { words }) =>
    sentence === undefined ? words.texts.undefined : words.texts['undefined.example'](sentence, rowText(row, words)),
  'undefined.ending': ({ sign }, { words }) => words.texts['undefined.ending'](sign),
  ambiguous: ({ plugin, modules }, { words, catalogue, locale }) =>
    plugin && modules
      ? words.texts['ambiguous.module'](pluginName(catalogue.plugins, plugin, locale), codeList(modules, words))
      : words.texts.ambiguous,
  argument: argumentText,
  'argument.word': (data, { words }) => words.texts['argument.word'](codeList(data.words, words)),
  'argument.language': (data, { words }) => words.texts['argument.language'](data),
  'description.tags': (_, { words }) => words.texts['description.tags'],
  'pair.tag': ({ written, tag }, { words }) => words.texts['pair.tag'](written, tag),
  'block.missing': ({ block }, { words }) => words.texts['block.missing'](words.blocks[block]),
  'block.superfluous': ({ block }, { words }) => words.texts['block.superfluous'](words.blocks[block]),
  'block.other': ({ block, found }, { words }) => words.texts['block.other'](words.blocks[block], words.blocks[found]),
  'columns.count': ({ least, most, found }, { words }) => words.texts['columns.count'](least, most, found),
  'columns.names': ({ columns }, { words }) => words.texts['columns.names'](codeList(columns, words)),
  'broken.step': ({ step }, { catalogue, locale }) =>
    catalogue.steps.find(({ id }) => id === step)?.warning?.[locale] ?? '',
  'broken.phrase': ({ phrase, warning }, { words, locale }) =>
    `${words.texts['broken.phrase'](phrase)} ${warning[locale]}`,
  'module.unknown': ({ name }, { words }) => words.texts['module.unknown'](name),
  'columns.rows': (_, { words }) => words.texts['columns.rows'],
  'block.json': ({ expected }, { words }) => words.texts['block.json'](words.json[expected]),
  'module.missing': ({ plugin, modules, ...data }, { words, catalogue, locale }) =>
    words.texts['module.missing'](pluginName(catalogue.plugins, plugin, locale), codeList(modules, words), data),
}

/**
 * The title of a finding: that of its code, or of the part before the dot.
 * @example findingTitle({ code: 'undefined' }, 'es') // => 'Paso sin definir'
 */
export function findingTitle({ code: name }: Pick<FeatureFinding, 'code'>, locale: Locale): string {
  const titles: Partial<Record<string, string>> = FEATURE_FINDINGS_STRINGS[locale].titles
  return titles[name] ?? titles[name.split('.')[0] ?? name] ?? ''
}

/**
 * The text of a finding in the language of the page; code is between backticks, in the language of the file.
 * @param language of the file
 * @param catalogue the steps, types and plugins that findings name by their ids
 */
export function findingText(
  found: FeatureFinding,
  locale: Locale,
  catalogue: StepCatalogue,
  language: Locale = locale,
): string {
  // TypeScript cannot see that the text and the data belong to the same code.
  const text = TEXTS[found.code] as (data: FeatureFinding['data'], context: TextContext) => string
  return text(found.data, { words: FEATURE_FINDINGS_STRINGS[locale], locale, language, catalogue })
}
