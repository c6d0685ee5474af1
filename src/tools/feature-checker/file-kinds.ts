import type { Extension } from '@codemirror/state'
import { sizeProblem, TEXT_LIMITS } from '@/config/check/finding'
import type { FileKind } from '@/editor/code-editor'
import type { OpenFile, ProjectLimits } from '@/editor/project/project'
import { FEATURE_LIMITS, type LimitExcess, limitExcess } from '@/gherkin/parse/feature-source'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import { FEATURE_FINDINGS_STRINGS } from '@/i18n/feature-findings-strings'
import type { Locale } from '@/i18n/locale'

/** What is checked together: large projects, and little enough to be checked while somebody types, and to be stored. */
export const PROJECT_LIMITS: ProjectLimits = { files: 300, characters: 2_000_000 }

/**
 * Whether a file is the configuration of a project.
 * @example isConfig('shop/wakamiti.yml') // => true
 */
export const isConfig = (path: string): boolean => /(^|\/)wakamiti\.ya?ml$/i.test(path)

/** @example isAccepted('shop/readme.md') // => false */
export const isAccepted = (path: string): boolean => /\.feature$/i.test(path) || isConfig(path)

const depthOf = ({ path }: Pick<OpenFile, 'path'>): number => path.split('/').length

/** The configuration of a project: of several the one that is nearest to its root. */
export const projectConfig = <File extends Pick<OpenFile, 'path'>>(files: readonly File[]): File | undefined =>
  files.filter(({ path }) => isConfig(path)).sort((one, other) => depthOf(one) - depthOf(other))[0]

function featureLimits(locale: Locale) {
  const refusal = ({ limit, actual }: Omit<LimitExcess, 'from'>) =>
    FEATURE_FINDINGS_STRINGS[locale].texts[`limit.${limit}`]({ actual, most: FEATURE_LIMITS[limit] })
  return {
    size: FEATURE_LIMITS.size,
    tooLong: (length: number) => refusal({ limit: 'size', actual: length }),
    refusalOf: (text: string) => {
      const excess = limitExcess(text)
      return excess && refusal(excess)
    },
  }
}

/**
 * How the files of a project are edited.
 * @param extensions of features
 */
export function fileKinds(locale: Locale, extensions: Extension): (path: string) => FileKind {
  const { editor, configEditor, placeholder, configLimits } = FEATURE_CHECKER_STRINGS[locale]
  const feature = { label: editor, placeholder, limits: featureLimits(locale), extensions }
  const limits = {
    size: TEXT_LIMITS.characters,
    tooLong: () => configLimits,
    refusalOf: (text: string) => (sizeProblem(text) ? configLimits : undefined),
  }
  const config = { label: configEditor, placeholder: '', limits, extensions: [] }
  return (path) => (isConfig(path) ? config : feature)
}
