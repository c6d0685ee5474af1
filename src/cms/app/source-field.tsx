import type { CustomFieldControlProps } from '@sveltia/cms'
import type { Snippet } from '../settings'

const LIST = 'snippets'

/** A list of choices shows one line each. */
const LINE_BREAK = '⏎'

/** Puts the list of all snippets into the page, once: every field offers the same. */
export function listSnippets(snippets: Snippet[]): void {
  const list = document.createElement('datalist')
  list.id = LIST
  for (const { text, label } of snippets) list.append(new Option(label, text.replaceAll('\n', LINE_BREAK)))
  document.body.append(list)
}

/** Inserts a text at the cursor; a block on lines of its own, with the cursor inside of it. */
function insert(area: HTMLTextAreaElement, text: string): void {
  const isBlock = text.includes('\n') || text.startsWith('::')
  const before = area.value.slice(0, area.selectionStart)
  const lead = isBlock && before !== '' ? '\n'.repeat(2 - Math.min(2, before.length - before.trimEnd().length)) : ''
  const cursor = area.selectionStart + lead.length + (text.includes('\n') ? text.indexOf('\n') + 1 : text.length)
  area.setRangeText(lead + text + (isBlock ? '\n' : ''), area.selectionStart, area.selectionEnd, 'end')
  area.setSelectionRange(cursor, cursor)
  area.focus()
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Inserts what was chosen; what is still being typed stays. */
function choose(input: HTMLInputElement, area: HTMLElement | null): void {
  const isListed = [...(input.list?.options ?? [])].some(({ value }) => value === input.value)
  if (!isListed || !(area instanceof HTMLTextAreaElement)) return
  const text = input.value.replaceAll(LINE_BREAK, '\n')
  input.value = ''
  insert(area, text)
}

/**
 * The control of a text that is saved as it is written: Markdown with our directives, which a visual editor would rewrite, and
 * YAML with its comments. No hooks: the CMS brings its own React.
 */
export function SourceControl({ value, field, forID, classNameWrapper, onChange }: CustomFieldControlProps) {
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
        value={typeof value === 'string' ? value : ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  )
}
