import type { Localized } from './locale'

const es = {
  columns: {
    count: 'veces',
    sentences: 'frases',
    files: 'ficheros',
    plugin: 'plugin',
    step: 'paso',
    id: 'id',
    caution: 'atención',
  },
  ownStep: 'sin plugin',
  /** Of a step that is written in several ways. */
  sentences: (count: number) => `${count} frases distintas`,
  copy: 'Copiar el CSV',
  save: 'Descargar el CSV',
  fileName: 'pasos.csv',
}

/** How features use steps, in a terminal and in the feature checker. */
export const USAGE_STRINGS: Localized<typeof es> = {
  es,
  en: {
    columns: {
      count: 'uses',
      sentences: 'sentences',
      files: 'files',
      plugin: 'plugin',
      step: 'step',
      id: 'id',
      caution: 'caution',
    },
    ownStep: 'no plugin',
    sentences: (count) => `${count} different sentences`,
    copy: 'Copy the CSV',
    save: 'Download the CSV',
    fileName: 'steps.csv',
  },
}
