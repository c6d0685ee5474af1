import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Scope } from '@/editor/checker-actions'
import { hasText } from '@/editor/checker-state'
import { Button } from '@/editor/pane'
import { NEW_TEXT } from '@/editor/project/project'
import { Choice } from '@/editor/report-panel'
import type { CheckerHandle } from '@/editor/use-checker'
import { addStep } from '@/gherkin/step-block'
import type { FeatureCheckerStrings } from '@/i18n/feature-checker-strings'
import { STEP_LANGUAGES } from '@/i18n/locale'
import { readQuery, removeFragment } from '@/lib/address-query'
import { CopyBox } from '@/lib/code'
import { listen } from '@/lib/listen'
import { refusalOf } from '@/lib/text-limits'
import { useDebounced } from '@/lib/use-debounced'
import { useLoaded } from '@/lib/use-loaded'
import { isConfig, PROJECT_LIMITS, projectConfig } from './file-kinds'
import { goToLine } from './line-list'
import { isShared, MOST_ADDRESS, readShared, type SharedProject, shareFragment } from './share-link'
import type { FeatureTool } from './use-feature-tool'

/** The address is made anew after a pause in typing. */
const PAUSE_MS = 300

/** A link with the open files, or with one of them, as long as they have room in it. */
export function SharePanel({ checker, words, custom: { patterns, project } }: FeatureTool) {
  const { locale, strings, state, file, save, download } = checker
  const { files } = state.project
  const [scope, setScope] = useState<Scope>('project')
  const isProject = files.length > 1 && scope === 'project'
  const shared = useMemo(() => {
    const config = projectConfig(files)
    const others = files.filter((one) => one !== file && hasText(one) && (one === config || !isConfig(one.path)))
    const own = project.steps.flatMap(({ expression }) => Object.values(expression))
    return { files: isProject ? [file, ...others] : [file], steps: [...new Set([...patterns, ...own])] }
  }, [files, file, isProject, patterns, project])
  const settled = useDebounced(shared, PAUSE_MS)
  const pack = useCallback(() => shareFragment(settled), [settled])
  const { value: fragment, hasFailed } = useLoaded(pack)
  const choice = { legend: strings.reportOf, options: { project: strings.ofProject, file: strings.ofFile } }
  const scopes = files.length > 1 && <Choice {...choice} value={scope} onChange={setScope} />
  if (fragment === undefined && !hasFailed) return <p role="status">…</p>
  const address = `${location.origin}${location.pathname}${fragment}`
  if (!hasFailed && address.length <= MOST_ADDRESS)
    return (
      <>
        {scopes}
        <p>{words.shareHint}</p>
        <CopyBox label={words.link} text={address} copy={words.copyLink} />
      </>
    )
  const [most = '', over = ''] = [MOST_ADDRESS, address.length - MOST_ADDRESS].map((number) =>
    number.toLocaleString(locale),
  )
  const onSave = () => (isProject ? void download(shared.files) : save())
  return (
    <>
      {scopes}
      <p role="alert">{hasFailed ? strings.notPacked : words.linkTooLong(over, most)}</p>
      <Button onClick={onSave}>{isProject ? words.downloadAll : strings.download}</Button>
    </>
  )
}

/**
 * Opens the files of the address, now and whenever a link with some is followed; the draft before them stays within reach.
 * @param onSteps called with the steps of a link, which are used but not stored
 */
export function useSharedFiles(
  { kindOf, dispatch }: CheckerHandle,
  words: FeatureCheckerStrings,
  onSteps: (steps: readonly string[]) => void,
): void {
  const open = useEffectEvent((shared: SharedProject | undefined) => {
    const { files, steps } = shared ?? { files: [], steps: [] }
    const refusals = files.flatMap(({ path, text }) => refusalOf(text, kindOf(path)) ?? [])
    if (!shared) refusals.push(words.brokenLink)
    if (refusals.length > 0) return void dispatch({ type: 'tell', messages: { refusals } })
    dispatch({ type: 'open-link', texts: files.map((file) => ({ ...NEW_TEXT, ...file })) })
    if (steps.length === 0) return
    onSteps(steps)
    dispatch({ type: 'tell', messages: { notice: words.linkedSteps(steps.length) } })
  })
  useEffect(() => {
    const read = async () => {
      const { hash } = location
      if (!isShared(hash)) return
      const shared = await readShared(hash)
      removeFragment()
      open(shared)
    }
    void read()
    return listen(window, { hashchange: read })
  }, [])
}

/** Adds the step in the address to the feature in the editor: the step finder writes it there. */
export function useAddedStep(
  { view, state, file, dispatch, replace }: CheckerHandle,
  { added }: FeatureCheckerStrings,
): void {
  const add = useEffectEvent(() => {
    const { lang: name, ...block } = readQuery(location.hash.slice(1), ['lang', ...STEP_LANGUAGES])
    const lang = STEP_LANGUAGES.find((language) => language === name)
    if (!lang || !STEP_LANGUAGES.some((language) => block[language])) return
    removeFragment()
    const feature = [file, ...state.project.files].find(({ path }) => !isConfig(path))
    const { text, line } = addStep(feature?.text ?? '', block, lang)
    const messages = { refusals: [], notice: added(line) }
    if (feature) {
      dispatch({ type: 'show-file', id: feature.id })
      replace(text)
      dispatch({ type: 'tell', messages })
    } else {
      dispatch({ type: 'open', texts: [{ ...NEW_TEXT, text }], most: PROJECT_LIMITS.files, messages })
    }
    // Another file may be in the editor by then.
    requestAnimationFrame(() => goToLine(view, line))
  })
  useEffect(() => {
    if (view) add()
  }, [view])
}
