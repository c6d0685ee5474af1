import { SMALL_BUTTON } from '@/lib/button-looks'
import { CopyButton } from '@/lib/copy-button'
import { focusWhileScrolling } from '@/lib/focus-while-scrolling'
import { saveFile } from '@/lib/save-file'

interface CopyBoxProps {
  label: string
  text: string
  copy: string
  /** Label of the button that downloads it, and the name of the file; without it, there is none. */
  save?: { label: string; name: string }
}

export const CopyBox = ({ label, text, copy, save }: CopyBoxProps) => (
  <>
    <div className="code my-2">
      <CopyButton label={copy} />
      {/* biome-ignore lint/a11y/useSemanticElements: a preformatted text */}
      <pre
        ref={focusWhileScrolling}
        className="max-h-37.5 overflow-auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, the keyboard has to reach it
        tabIndex={0}
        role="group"
        aria-label={label}
      >
        <code data-copy="">{text}</code>
      </pre>
    </div>
    {save && (
      <button type="button" className={SMALL_BUTTON} onClick={() => saveFile(save.name, text)}>
        {save.label}
      </button>
    )}
  </>
)
