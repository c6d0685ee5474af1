import type { EditorView } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import type { FeatureFinding } from '@/gherkin/finding/finding'
import { findingTitle } from '@/gherkin/finding/finding-text'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import type { StepCatalogue } from '@/steps/catalogue'
import styles from '../feature-checker.module.css'
import { stepCompletion } from './completion'
import { createEditor, type EditorEvents } from './create-editor'
import { findingMarks, showFindings } from './findings-field'
import { createPaintMatcher } from './paint-matcher'
import { painting, repaint } from './painting'

interface FeatureEditorProps extends EditorEvents {
  locale: Locale
  /** The text to begin with; later on it is the editor's own. */
  text: string
  catalogue: StepCatalogue | undefined
  /** Findings of the text as it is; nothing while it is being changed: the marks go with their words. */
  findings: readonly FeatureFinding[] | undefined
  chosen: FeatureFinding | undefined
  /** Called with the editor, and with nothing when it goes away. */
  onView: (view: EditorView | undefined) => void
}

/** The editor of a feature: it keeps its text itself, and tells of it. */
export function FeatureEditor(props: FeatureEditorProps) {
  const { catalogue, findings, chosen } = props
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const latest = useRef(props)
  latest.current = props

  useEffect(() => {
    if (!host.current) return
    const { locale, text, onView } = latest.current
    const words = FEATURE_CHECKER_STRINGS[locale]
    const created = createEditor(host.current, {
      text,
      label: words.editor,
      placeholder: words.placeholder,
      onChange: (changed, edit) => latest.current.onChange(changed, edit),
      onLine: (line) => latest.current.onLine(line),
      onRefuse: (excess) => latest.current.onRefuse(excess),
      extensions: [
        painting(createPaintMatcher(() => latest.current.catalogue)),
        stepCompletion(() => latest.current.catalogue, { locale, keyword: words.keyword }),
        findingMarks((finding) => findingTitle(finding, locale)),
      ],
    })
    view.current = created
    onView(created)
    return () => {
      onView(undefined)
      created.destroy()
    }
  }, [])

  useEffect(() => {
    if (catalogue) view.current?.dispatch({ effects: repaint.of(null) })
  }, [catalogue])

  useEffect(() => {
    if (findings) view.current?.dispatch({ effects: showFindings.of({ findings, chosen }) })
  }, [findings, chosen])

  return <div ref={host} className={styles.host} />
}
