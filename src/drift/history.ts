import { stringify } from 'yaml'
import { STEP_LANGUAGES } from '@/i18n/locale'
import type { StepHistory } from '@/steps/catalogue'
import type { References } from './drift'
import { type Source, type ToolModule, toolModules } from './read-source'

const RELEASE = /^v(\d+\.\d+\.\d+)$/

/** A release of the tool, with the steps of each plugin that it has. */
type Release = { release: string; steps: Map<string, ToolModule['steps']> }

function readRelease(source: Source, { plugins }: References): Release[] {
  const [, release] = RELEASE.exec(source.ref ?? '') ?? []
  const modules = toolModules(source)
  const steps = plugins.flatMap(({ plugin, reference }) => {
    const module = modules.find(({ artifact }) => reference.artifact.endsWith(`:${artifact}`))
    return module ? [[plugin, module.steps] as const] : []
  })
  return release && steps.length > 0 ? [{ release, steps: new Map(steps) }] : []
}

function stepHistory(releases: readonly Release[]): StepHistory {
  const steps: StepHistory['steps'] = {}
  for (const [index, { release, steps: present }] of releases.entries())
    for (const [plugin, old] of releases[index - 1]?.steps ?? []) {
      const now: ToolModule['steps'] = present.get(plugin) ?? new Map()
      for (const id of new Set([...old.keys(), ...now.keys()])) {
        const [before, after] = [old.get(id), now.get(id)]
        if (STEP_LANGUAGES.every((locale) => before?.[locale] === after?.[locale])) continue
        const sentence = before ? { es: before.es ?? id, en: before.en ?? id } : null
        steps[plugin] = { ...steps[plugin], [id]: { ...steps[plugin]?.[id], [release]: sentence } }
      }
    }
  return { releases: releases.map(({ release }) => release), steps }
}

const HEAD =
  '# What steps were before a release of the tool; null where there was none. check:drift -- --history writes it.\n'

/** Reads the tool at its tags, oldest first. @returns the history file: what steps were before each release */
export function historyOf(references: References, sources: Iterable<Source>): string {
  const releases = Array.from(sources, (source) => readRelease(source, references)).flat()
  return HEAD + stringify(stepHistory(releases), { lineWidth: 0 })
}
