import type { Extension } from '@codemirror/state'
import { TEXT_LIMITS } from '@/config/check/finding'
import type { FileKind } from '@/editor/code-editor'
import type { OpenFile } from '@/editor/project/project'
import { FEATURE_LIMITS } from '@/gherkin/parse/feature-text'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import { FEATURE_FINDINGS_STRINGS } from '@/i18n/feature-findings-strings'
import type { Locale } from '@/i18n/locale'

/** @example isConfig('shop/wakamiti.yml') // => true */
export const isConfig = (path: string): boolean => /(^|\/)wakamiti\.ya?ml$/i.test(path)

/** Whether a file given by name is a configuration: launchers take any name. @example isYaml('env/pre.yaml') // => true */
export const isYaml = (path: string): boolean => /\.ya?ml$/i.test(path)

/** @example isAccepted('shop/readme.md') // => false */
export const isAccepted = (path: string): boolean => /\.feature$/i.test(path) || isConfig(path)

/** Whether a file may define custom steps of a project: such files are read, but not shown. */
export const isOwnSource = (path: string): boolean => /\.(java|groovy|properties)$/i.test(path)

const depthOf = ({ path }: Pick<OpenFile, 'path'>): number => path.split('/').length

/** The configuration of a project: the one nearest to the root. */
export const projectConfig = <File extends Pick<OpenFile, 'path'>>(files: readonly File[]): File | undefined =>
  files.filter(({ path }) => isConfig(path)).sort((a, b) => depthOf(a) - depthOf(b))[0]

export function fileKinds(locale: Locale, extensions: Extension): (path: string) => FileKind {
  const { editor, configEditor, placeholder, configLimits } = FEATURE_CHECKER_STRINGS[locale]
  const { texts } = FEATURE_FINDINGS_STRINGS[locale]
  const feature: FileKind = {
    label: editor,
    placeholder,
    extensions,
    limits: FEATURE_LIMITS,
    refusal: ({ limit }) => texts.limit({ limit, most: FEATURE_LIMITS[limit] }),
  }
  const config: FileKind = {
    label: configEditor,
    placeholder: '',
    extensions: [],
    limits: TEXT_LIMITS,
    refusal: () => configLimits,
  }
  return (path) => (isConfig(path) ? config : feature)
}
