import { limitText } from '@/config/check/finding-text'
import { CheckerFrame } from '@/editor/checker-frame'
import { EditorHead } from '@/editor/editor-head'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import { CONFIG_CHECKER_STRINGS } from '@/i18n/config-checker-strings'
import type { Locale } from '@/i18n/locale'
import { CONFIG_EXAMPLE } from './config-example'
import { ConfigEditor } from './editor/config-editor'
import type { Refusal } from './editor/incoming-text'
import { FindingsPanel } from './panel/findings-panel'
import { useConfigChecker } from './use-config-checker'

interface PartProps {
  locale: Locale
  checker: ReturnType<typeof useConfigChecker>
}

/** The text, under its name and the buttons for files. */
function EditorPane({ locale, checker }: PartProps) {
  const words = CONFIG_CHECKER_STRINGS[locale]
  const { text } = checker
  return (
    <>
      <EditorHead
        locale={locale}
        fileName={words.fileName}
        hasText={text !== ''}
        accept=".yaml,.yml"
        onFile={(file) => void checker.open(file)}
        onClear={checker.clear}
      />
      <ConfigEditor
        label={words.editor}
        placeholder={words.placeholder}
        text={text}
        findings={checker.findings}
        chosenLine={checker.chosen?.line}
        area={checker.area}
        onChange={checker.change}
        onRefuse={checker.setRefused}
        onLine={checker.followLine}
      />
    </>
  )
}

const refusalText = (refusal: Refusal, locale: Locale): string =>
  refusal === 'unreadable' ? CHECKER_STRINGS[locale].unreadable : limitText(refusal, locale)

/** The configuration checker: paste, see what is wrong, correct it. Nothing leaves the browser. */
export function ConfigChecker({ locale }: { locale: Locale }) {
  const checker = useConfigChecker()
  const { text, refused } = checker
  return (
    <CheckerFrame
      editor={<EditorPane locale={locale} checker={checker} />}
      findings={
        <FindingsPanel
          locale={locale}
          catalogue={checker.catalogue}
          hasFailed={checker.hasFailed}
          hasText={text.trim() !== ''}
          report={checker.report}
          findings={checker.findings}
          chosen={checker.chosen}
          refused={refused && refusalText(refused, locale)}
          list={checker.list}
          onChoose={checker.choose}
          onApply={checker.apply}
          onExample={() => checker.change(CONFIG_EXAMPLE)}
          onRetry={checker.retry}
        />
      }
      onFile={(file) => void checker.open(file)}
      onGo={checker.go}
    />
  )
}
