import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv'
import { fullKey, type ListedOption, type OptionCatalogue } from '@/config/options/option'
import { readSource } from '@/gherkin/parse/feature-text'
import { LOCALES, type Locale, STEP_LANGUAGES, stepLanguageOf } from '@/i18n/locale'
import { finish } from '@/lib/run-in-pieces'
import { SITE } from '@/site/site'
import { findSteps } from '@/step-language/finder'
import { prepareKnowledge, type StepKnowledge } from '@/step-language/step-knowledge'
import { indexOptions } from '@/tools/options-explorer/find-options'
import type { CheckerData, SuiteChecker } from './check-suite'

/** Of `find_step` and `list_options`: an assistant reads every answer. */
const MOST_ANSWERS = 8

const LOCALE = { enum: LOCALES, default: 'en', description: 'Language of the answer' }
const TEXT = { type: 'string', maxLength: 1_000_000 }
const QUERY = { type: 'string', maxLength: 1_000 }

/** The arguments of all tools; the schema of each says which it takes. */
type Arguments = { text: string; query: string; plugin?: string; locale: Locale }

interface Tool {
  description: string
  properties: Record<string, object>
  required: (keyof Arguments)[]
  run: (args: Arguments) => unknown
}

function optionOf(option: ListedOption, locale: Locale) {
  const { type, plugin, default: usual } = option
  return { key: fullKey(option), type, default: usual, plugin, description: option.description[locale] }
}

function stepsFor(query: string, finder: StepKnowledge, locale: Locale) {
  const language = stepLanguageOf(locale)
  const found = findSteps({ text: query }, finder, language)
  const isExact = found.kind === 'match'
  const steps = isExact ? found.matches : found.kind === 'browse' ? [] : found.near
  return steps.slice(0, MOST_ANSWERS).map(({ step }) => {
    const { id, plugin, kind, block } = step
    const [expression, description] = [step.expression[language], step.description[locale]]
    return { id, plugin, kind, expression, description, block, isExact }
  })
}

/** Lists the best options for a query; without one all options, or those of a plugin. */
function optionsFor(catalogue: OptionCatalogue, { query = '', plugin, locale }: Arguments) {
  const isWanted = (option: ListedOption) => !plugin || option.plugin === plugin
  if (!query.trim()) return catalogue.options.filter(isWanted)
  const best = indexOptions(catalogue, locale)(query, isWanted).slice(0, MOST_ANSWERS)
  return best.map(({ option }) => option)
}

function toolsOf({ catalogue, options, asked }: CheckerData, checker: SuiteChecker): Record<string, Tool> {
  const finder = finish(prepareKnowledge(catalogue, asked))
  const check = (path: string, written: string, locale: Locale) =>
    checker
      .check([{ path, text: readSource(written).text }], locale, locale)
      .findings.map(({ file, certain, title, text, ...finding }) => ({ ...finding, message: `${title}: ${text}` }))
  const checkTool = (path: string, description: string): Tool => ({
    description,
    properties: { text: TEXT, locale: LOCALE },
    required: ['text'],
    run: ({ text, locale }) => check(path, text, locale),
  })
  return {
    find_step: {
      description: 'Finds steps of Wakamiti, with their exact wording, for what a test should do, in any words',
      properties: { query: QUERY, locale: LOCALE },
      required: ['query'],
      run: ({ query, locale }) => stepsFor(query, finder, locale),
    },
    check_feature: checkTool('text.feature', 'Checks a .feature file of Wakamiti: syntax, steps, values, tables'),
    check_config: checkTool('wakamiti.yaml', 'Checks a wakamiti.yaml: unknown keys, wrong values, missing modules'),
    translate_feature: {
      description: 'Translates a .feature file into Spanish or English; what prevents it is listed',
      properties: { text: TEXT, locale: { enum: STEP_LANGUAGES, description: 'Language to translate into' } },
      required: ['text', 'locale'],
      run({ text: written, locale }) {
        const source = readSource(written).text
        const { from, text, notes, blockers } = checker.engine.translate(source)
        if (from === locale) return { text: source, notes: [], blockers: [] }
        return { text, notes, blockers: blockers.length > 0 ? check('text.feature', source, locale) : [] }
      },
    },
    list_options: {
      description: 'Lists options of wakamiti.yaml for what is asked, those of a plugin, or all',
      properties: { query: QUERY, plugin: { type: 'string' }, locale: LOCALE },
      required: [],
      run: (args) => optionsFor(options, args).map((option) => optionOf(option, args.locale)),
    },
  }
}

const answer = (text: string, isError = false) => ({ content: [{ type: 'text' as const, text }], isError })

/** Serves the tools over the Model Context Protocol until the input ends. @returns the exit code */
export async function serveTools(data: CheckerData, checker: SuiteChecker): Promise<number> {
  const tools = Object.entries(toolsOf(data, checker)).map(([name, { properties, required, ...tool }]) => {
    const inputSchema = { type: 'object' as const, properties, required, additionalProperties: false }
    const validate = new AjvJsonSchemaValidator().getValidator<Partial<Arguments>>(inputSchema)
    return { ...tool, name, inputSchema, validate }
  })
  const server = new Server({ name: 'wakamiti-check', version: SITE.version }, { capabilities: { tools: {} } })
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema })),
  }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name)
    if (!tool)
      return answer(`There is no tool ${params.name}  (known: ${tools.map(({ name }) => name).join(', ')})`, true)
    const { valid, data: args, errorMessage } = tool.validate(params.arguments ?? {})
    if (!valid) return answer(`Wrong arguments of ${tool.name}: ${errorMessage}`, true)
    return answer(JSON.stringify(tool.run({ locale: 'en', ...args } as Arguments), null, 2))
  })
  const ended = new Promise((resolve) => process.stdin.once('end', resolve))
  await server.connect(new StdioServerTransport())
  await ended
  return 0
}
