import type { CustomFieldControlProps } from '@sveltia/cms'

/** The field type for text that is saved exactly as it was written. */
export const SOURCE_FIELD = 'source'

export interface Snippet {
  text: string
  /** Explains the text where it does not explain itself. */
  label: string
}

const LIST = 'snippets'

/** Stands for a line break in the list of choices, which shows one line each. */
const LINE_BREAK = '⏎'

/** Adds the list of snippets to the page once, because all fields offer the same. */
export function listSnippets(snippets: Snippet[]): void {
  const list = document.createElement('datalist')
  list.id = LIST
  for (const { text, label } of snippets) list.append(new Option(label, text.replaceAll('\n', LINE_BREAK)))
  document.body.append(list)
}

/** The line breaks that a block still needs, next to the given white space. */
const gap = (blanks = ''): string => '\n'.repeat(Math.max(0, 3 - blanks.split('\n').length))

function insert(area: HTMLElement | null, text: string): void {
  if (!(area instanceof HTMLTextAreaElement)) return
  const { value, selectionStart, selectionEnd } = area
  const isBlock = /\n|^(?:::|## |- )/.test(text)
  const [before, after] = [value.slice(0, selectionStart), value.slice(selectionEnd)]
  const lead = isBlock && before ? gap(/\s*$/.exec(before)?.[0]) : ''
  const tail = isBlock && after ? gap(/^\s*/.exec(after)?.[0]) : ''
  const cursor = selectionStart + lead.length + (text.includes('\n') ? text.indexOf('\n') + 1 : text.length)
  area.focus()
  // Any other way of changing the text clears the undo history.
  document.execCommand('insertText', false, lead + text + tail)
  area.setSelectionRange(cursor, cursor)
}

function choose(input: HTMLInputElement, area: HTMLElement | null): void {
  const isListed = [...(input.list?.options ?? [])].some(({ value }) => value === input.value)
  if (!isListed) return
  const text = input.value.replaceAll(LINE_BREAK, '\n')
  input.value = ''
  insert(area, text)
}

/** Shows a text that the CMS has changed. While the writer types, it is ignored: it arrives late and would move the cursor. */
function syncText(area: HTMLTextAreaElement | null, text: string): void {
  if (area && area !== document.activeElement && area.value !== text) area.value = text
}

/** Edits text as it is written: a visual editor would rewrite directives and YAML comments. No hooks: the CMS brings its own React. */
export function SourceControl({ value, field, forID, classNameWrapper, onChange }: CustomFieldControlProps) {
  const text = typeof value === 'string' ? value : ''
  return (
    <div className="source">
      {field.get('insert') && (
        <input
          className={classNameWrapper}
          list={LIST}
          aria-label={field.get('insert')}
          placeholder={`${field.get('insert')}…`}
          onInput={({ currentTarget }) => choose(currentTarget, document.getElementById(forID))}
        />
      )}
      <textarea
        id={forID}
        className={classNameWrapper}
        ref={(area) => syncText(area, text)}
        defaultValue={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  )
}
