import {
  addFiles,
  changeFile,
  chosenFile,
  isEmpty,
  isTooLarge,
  NEW_TEXT,
  type Project,
  projectOf,
  removeFile,
} from '@/editor/project/project'

const named = (path: string, text = path) => ({ ...NEW_TEXT, path, text })
const paths = ({ files }: Project) => files.map(({ path }) => path)
const chosenPath = (project: Project) => chosenFile(project).path
const MANY = 10

test('files are sorted by path, and the first of the added ones is chosen', () => {
  const project = addFiles(projectOf([named('m')]), [named('z'), named('b')], MANY)
  expect(paths(project)).toEqual(['b', 'm', 'z'])
  expect(chosenPath(project)).toBe('b')
})

test('an empty new text makes room for a file, and a typed one stays', () => {
  expect(paths(addFiles(projectOf([]), [named('a')], MANY))).toEqual(['a'])
  expect(paths(addFiles(projectOf([named('', 'typed')]), [named('a')], MANY))).toEqual(['', 'a'])
})

test('a file replaces the text of an open one with the same path, which keeps its id', () => {
  const before = projectOf([named('a'), named('b')])
  const after = addFiles(before, [named('b', 'new')], MANY)
  expect(after.files.map(({ text }) => text)).toEqual(['a', 'new'])
  expect(after.files.map(({ id }) => id)).toEqual(before.files.map(({ id }) => id))
})

test('a tool with a single file replaces it', () => {
  const before = projectOf([named('a')])
  expect(addFiles(before, [named('b')], 1).files).toEqual([{ ...named('b'), id: before.chosen }])
})

test.each([
  ['the chosen file chooses the one after it', 1, 1, 'c'],
  ['the chosen last file chooses the one before it', 2, 2, 'b'],
  ['another file changes nothing', 0, 1, 'a'],
])('closing %s', (_, chosen, closed, next) => {
  const project = projectOf([named('a'), named('b'), named('c')], chosen)
  expect(chosenPath(removeFile(project, project.files[closed]?.id ?? 0))).toBe(next)
})

test('closing the only file leaves a new text with an id of its own', () => {
  const before = projectOf([named('a')])
  const after = removeFile(before, before.chosen)
  expect(isEmpty(after)).toBe(true)
  expect(after.chosen).not.toBe(before.chosen)
})

test('a single file loses its name and its line ends when it is emptied, one of several does not', () => {
  const file = { ...named('a'), lineEnd: '\r\n' as const }
  const cleared = (...others: (typeof NEW_TEXT)[]) => {
    const project = projectOf([file, ...others])
    return changeFile(project, project.chosen, { text: '' }).files[0]
  }
  expect(cleared()).toMatchObject(NEW_TEXT)
  expect(cleared(named('b'))).toMatchObject({ ...file, text: '' })
})

test.each([
  [{ files: 2, characters: 10 }, false],
  [{ files: 1, characters: 10 }, true],
  [{ files: 2, characters: 5 }, true],
])('with the limits %j, two files of three characters are too large: %j', (limits, isRefused) => {
  expect(isTooLarge([named('abc'), named('def')], limits)).toBe(isRefused)
})
