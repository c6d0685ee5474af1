import { classNames } from '@/lib/class-names'
import { CopyButton } from '@/lib/copy-button'
import { saveFile } from '@/lib/save-file'
import buttons from './buttons.module.css'
import styles from './checker.module.css'

interface CopyBoxProps {
  /** Accessible name. */
  label: string
  text: string
  /** Label of the button that copies it. */
  copy: string
  /** Label of the button that downloads it, and the name of the file; without it, there is none. */
  save?: { label: string; name: string }
}

/** A text of the page to be copied or downloaded. */
export const CopyBox = ({ label, text, copy, save }: CopyBoxProps) => (
  <>
    <div className={classNames('code', styles.box)}>
      <CopyButton label={copy} />
      {/* biome-ignore lint/a11y/useSemanticElements: a preformatted text */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it */}
      <pre tabIndex={0} role="group" aria-label={label}>
        <code data-copy="">{text}</code>
      </pre>
    </div>
    {save && (
      <button type="button" className={buttons.small} onClick={() => saveFile(save.name, text)}>
        {save.label}
      </button>
    )}
  </>
)
