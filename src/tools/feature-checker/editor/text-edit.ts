import type { ChangeSet, Text } from '@codemirror/state'

/** One change of the text of the editor. */
export interface TextEdit {
  before: Text
  changes: ChangeSet
}
