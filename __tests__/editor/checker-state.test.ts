import { type CheckerAction, type CheckerState, chosenFinding, initialState, reduce } from '@/editor/checker-state'
import type { ShownFinding } from '@/editor/placed-findings'
import { NEW_TEXT, projectOf } from '@/editor/project/project'

const named = (path: string, text = path) => ({ ...NEW_TEXT, path, text, saved: text })

const finding = (code: string): ShownFinding => ({
  ...{ code, severity: 'error', look: 'error', title: '', text: '', from: 0, to: 1, fixes: [], advice: () => null },
})

const placed = (key: string, line: number) => ({ finding: finding(key), key, line, column: 1, from: 0, to: 1 })

const FOUND = [placed('a', 1), placed('b', 5), placed('c', 5)]

const run = (state: CheckerState, ...actions: CheckerAction[]): CheckerState => actions.reduce(reduce, state)

/** Files with these paths and ids from 1; the first is in the editor. */
const opened = (...paths: string[]) =>
  initialState({ files: paths.map((path, at) => ({ ...named(path), id: at + 1 })), chosen: 1 }, null)

const texts = ({ project }: CheckerState) => project.files.map(({ text }) => text)
const edit = (id: number, text: string): CheckerAction => ({ type: 'edit', id, text, isReplaced: false })
const close = (id?: number): CheckerAction => ({ type: 'close', id })
const open = (path: string, text: string): CheckerAction => ({
  ...{ type: 'open', texts: [named(path, text)], maxFiles: 10, messages: { refusals: [], notice: 'opened' } },
})
const checked = ({ project: { files } }: CheckerState, ...ids: number[]): CheckerAction => ({
  ...{ type: 'checked', files, reports: new Map(ids.map((id) => [id, { findings: [finding('x')], nothing: '' }])) },
})

describe('the chosen finding', () => {
  const chosen = (...actions: CheckerAction[]) =>
    chosenFinding(run(opened('a', 'b'), { type: 'placed', placed: FOUND }, ...actions))?.key
  const follow = (line: number): CheckerAction => ({ type: 'follow-line', line })
  const choose = (key: string): CheckerAction => ({ type: 'choose', key })

  test.each<[string, CheckerAction[], string | undefined]>([
    ['none at first', [], undefined],
    ['the one with the given key', [choose('b')], 'b'],
    ['none if no finding has that key', [choose('z')], undefined],
    ['the first on the line of the cursor', [follow(5)], 'b'],
    ['none if the line of the cursor has none', [choose('b'), follow(2)], undefined],
    ['unchanged when the cursor moves within its line', [choose('c'), follow(5)], 'c'],
    ['unchanged when the next check finds it again', [choose('b'), { type: 'placed', placed: [...FOUND] }], 'b'],
    ['none once it is fixed', [choose('b'), { type: 'placed', placed: FOUND.slice(0, 1) }], undefined],
    ['none when another file is shown', [choose('b'), { type: 'show-file', id: 2 }], undefined],
    ['the next one of the file after a step', [choose('b'), { type: 'step', step: 1 }], 'c'],
  ])('is %s', (_, actions, key) => {
    expect(chosen(...actions)).toBe(key)
  })

  test('is in the next file after a step past the last one, as soon as the findings of that file are there', () => {
    const state = run(opened('a', 'b'), { type: 'placed', placed: FOUND }, choose('c'))
    const stepped = run(state, checked(state, 2), { type: 'step', step: 1 })
    expect([stepped.project.chosen, chosenFinding(stepped)]).toEqual([2, undefined])
    expect(chosenFinding(run(stepped, { type: 'placed', placed: [placed('d', 1)] }))?.key).toBe('d')
  })
})

describe('a step through the findings', () => {
  const COUNTS: Record<number, number> = { 1: 2, 2: 0, 3: 1 }
  const foundIn = (id: number) => Array.from({ length: COUNTS[id] ?? 0 }, (_, index) => placed(String(index), index))
  const reports = new Map([1, 2, 3].map((id) => [id, { findings: foundIn(id).map((one) => one.finding), nothing: '' }]))
  const arrive = (state: CheckerState) => run(state, { type: 'placed', placed: foundIn(state.project.chosen) })

  test.each<[string, file: number, key: string, step: 1 | -1, to: [file: number, key: string]]>([
    ['to the first finding', 1, '', 1, [1, '0']],
    ['within a file', 1, '0', 1, [1, '1']],
    ['past a file without findings', 1, '1', 1, [3, '0']],
    ['from a file without findings', 2, '', 1, [3, '0']],
    ['past the end', 3, '0', 1, [1, '0']],
    ['backwards', 3, '0', -1, [1, '1']],
    ['backwards before the first of a file', 3, '', -1, [1, '1']],
    ['backwards past the beginning', 1, '0', -1, [3, '0']],
    ['backwards from a file without findings', 2, '', -1, [1, '1']],
  ])('leads %s', (_, file, key, step, to) => {
    const state = opened('a', 'b', 'c')
    const all = run(state, { type: 'checked', files: state.project.files, reports }, { type: 'show-file', id: file })
    const next = arrive(run(arrive(all), { type: 'choose', key }, { type: 'step', step }))
    expect([next.project.chosen, chosenFinding(next)?.key]).toEqual(to)
  })

  test('leads nowhere without findings', () => {
    expect(run(opened('a'), { type: 'step', step: 1 }).chosenKey).toBeUndefined()
  })
})

describe('reports', () => {
  const state = opened('a', 'b')

  test('stay for files that were not checked, and go with closed files', () => {
    const all = run(state, checked(state, 1, 2))
    expect([...run(all, checked(all, 1)).reports.keys()]).toEqual([1, 2])
    const one = run(all, close(2))
    expect([...run(one, checked(one)).reports.keys()]).toEqual([1])
  })

  test('are dropped when the whole text is replaced', () => {
    const all = run(state, checked(state, 1, 2))
    expect(run(all, edit(1, 'ab')).reports.size).toBe(2)
    expect([...run(all, { type: 'edit', id: 1, text: 'z', isReplaced: true }).reports.keys()]).toEqual([2])
  })
})

describe('files', () => {
  test('that are opened show a notice until a text changes, and a repeated notice counts as new', () => {
    const state = run(opened('a'), open('b', 'b'))
    expect(state.notice).toBe('opened')
    const { chosen } = state.project
    expect(run(state, edit(chosen, 'b')).notice).toBe('opened')
    expect(run(state, { type: 'notify', messages: {} }, { type: 'notify', messages: {} }).noticeCount).toBe(2)
    expect(run(state, edit(chosen, 'b!'))).toMatchObject({ notice: undefined, refusals: [] })
  })
})

describe('the earlier draft', () => {
  const link = (text: string): CheckerAction => ({ type: 'open-link', texts: [named('', text)] })
  const earlier = (state: CheckerState) => state.earlier?.files.map(({ text }) => text)
  const restore = (maxFiles = 10): CheckerAction => ({ type: 'decide-earlier', isRestored: true, maxFiles })

  test('is what was closed or replaced without being saved, the latest first', () => {
    const closed = run(opened('a', 'b', 'c'), edit(1, 'a!'), edit(2, 'b!'), close(3), close(2), open('a', 'other'))
    expect([texts(closed), earlier(closed)]).toEqual([['other'], ['a!', 'b!']])
    const restored = run(closed, restore())
    expect([texts(restored), earlier(restored)]).toEqual([['a!', 'b!'], undefined])
    expect(earlier(run(restored, close()))).toEqual(['a!', 'b!'])
  })

  test('may have several texts of a file, of which the latest is restored first', () => {
    const state = run(opened('a'), edit(1, 'one'), open('a', 'two'), edit(1, 'two!'), open('a', 'three'))
    const restored = run(state, restore())
    expect([texts(restored), earlier(restored)]).toEqual([['two!'], ['one']])
    expect(earlier(run(restored, restore()))).toEqual(['two!'])
  })

  test('is restored one by one where there may only be one file', () => {
    const state = run(opened('a', 'b'), edit(1, 'a!'), edit(2, 'b!'), close())
    const restored = run(state, restore(1))
    expect([texts(restored), earlier(restored)]).toEqual([['a!'], ['b!']])
    const next = run(restored, restore(1))
    expect([texts(next), earlier(next)]).toEqual([['b!'], ['a!']])
  })

  test('is what the first of two links has replaced', () => {
    const state = run(opened('a'), link('one'), link('two'))
    expect([texts(state), earlier(state)]).toEqual([['two'], ['a']])
  })

  test('includes the text of a link once the reader has changed it', () => {
    const linked = run(opened('a'), link('one'))
    expect(earlier(run(linked, edit(linked.project.chosen, 'one!'), link('two')))).toEqual(['one!', 'a'])
  })

  test.each([
    ['an empty text', opened(''), link('one')],
    ['the same text', opened('one'), link('one')],
    ['the unchanged text of a link', run(opened(''), link('one')), link('two')],
  ])('is not %s', (_, state, next) => expect(earlier(run(state, next))).toBeUndefined())

  test('takes the place of an unchanged link when it is restored, and can be discarded', () => {
    const linked = run(opened('a'), link('one'))
    const changed = run(linked, edit(linked.project.chosen, 'one!'))
    expect([linked, changed].map((state) => texts(run(state, restore())))).toEqual([['a'], ['one!', 'a']])
    expect(run(changed, { type: 'decide-earlier', isRestored: false, maxFiles: 10 }).earlier).toBeUndefined()
  })

  test('gets what another tab has stored and is neither open nor in it', () => {
    const state = initialState(projectOf([named('a'), named('b')]), 'mine', projectOf([named('earlier')]))
    const other = projectOf([named('a'), named('b', 'theirs'), named('earlier'), { ...named('link'), linked: 'link' }])
    const changed = run(state, { type: 'set-aside', other })
    expect([texts(changed), earlier(changed)]).toEqual([
      ['a', 'b'],
      ['theirs', 'earlier'],
    ])
  })
})
