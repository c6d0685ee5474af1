import { translated } from './locale'

const es = {
  progress: (done: number, all: number) => `${done} de ${all} ejercicios resueltos`,
  failed: 'No se ha podido cargar el revisor de los ejercicios.',
  startAgain: 'Empezar de nuevo',
  solved: 'Resuelto',
  notYet: 'Todavía no:',
  missing: {
    steps: (expression: string) => `falta un paso como \`${expression}\` en su sitio`,
    rows: (_: string, wanted: number, found: number) =>
      `la tabla tiene que tener ${wanted} filas de valores, y tiene ${found}`,
    tags: (expression: string, wanted: number, found: number) =>
      `\`${expression}\` tiene que elegir ${wanted === 1 ? 'un escenario' : `${wanted} escenarios`}, y elige ${found}`,
    words: (words: string) => `falta \`${words}\``,
  },
  findings: (count: number) => (count === 1 ? 'hay algo que arreglar' : `hay ${count} cosas que arreglar`),
}

const en: typeof es = {
  progress: (done, all) => `${done} of ${all} exercises solved`,
  failed: 'The exercise checker could not be loaded.',
  startAgain: 'Start again',
  solved: 'Solved',
  notYet: 'Not yet:',
  missing: {
    steps: (expression) => `a step like \`${expression}\` is missing in its place`,
    rows: (_, wanted, found) => `the table needs ${wanted} rows of values, and has ${found}`,
    tags: (expression, wanted, found) =>
      `\`${expression}\` has to select ${wanted === 1 ? 'one scenario' : `${wanted} scenarios`}, and selects ${found}`,
    words: (words) => `\`${words}\` is missing`,
  },
  findings: (count) => (count === 1 ? 'there is something to fix' : `there are ${count} things to fix`),
}

export const PRACTICE_STRINGS = translated({ es, en })
