import type { Localized } from './locale'

const es = {
  title: 'Leer sin conexión',
  intro:
    'La documentación entera se guarda en este navegador: páginas, búsqueda, herramientas e imágenes. Después se abre en la misma dirección, también sin red.',
  language: 'Idioma',
  both: 'Los dos idiomas',
  size: (size: string) => `${size} como mucho`,
  savedOn: (language: string, date: string) => `${language}: en este navegador desde el ${date}.`,
  partial: (size: string) => `La descarga no ha terminado: quedan ${size}. Lo que ya está se puede leer sin red.`,
  outdated: 'Hay una versión nueva. La guardada se conserva entera hasta que la nueva esté completa.',
  current: 'Es la versión más reciente.',
  unknown: 'Sin conexión no se puede saber si hay una versión nueva.',
  nothing: 'Todavía no hay nada guardado, salvo las páginas que has visitado.',
  saveData: (size: string) => `Tu navegador pide ahorrar datos. Esto descargará ${size} como mucho.`,
  save: 'Guardar',
  saveAnyway: 'Guardar de todos modos',
  update: 'Actualizar',
  resume: 'Seguir',
  stop: 'Parar',
  remove: 'Borrar lo guardado',
  close: 'Cerrar',
  progress: 'Progreso de la descarga',
  progressOf: (done: string, total: string) => `${done} de ${total}`,
  share: (percent: number) => `${percent} %`,
  done: 'Guardado: todo se puede leer sin conexión.',
  removed: 'Borrado: vuelven a guardarse solo las páginas que visites.',
  problems: {
    full: 'El navegador no deja más espacio a este sitio. Lo que ya estaba guardado se puede seguir leyendo. Libera espacio o elige un solo idioma.',
    cut: 'La descarga se ha cortado. Lo que ha llegado se conserva y no hay que volver a descargarlo.',
    changed: 'Se acaba de publicar otra versión. Inténtalo de nuevo dentro de unos minutos.',
    stopped: 'Parado. Lo que ha llegado se conserva y no hay que volver a descargarlo.',
    failed: 'No se ha podido guardar: el navegador no lo permite.',
  },
}

/** Texts of the dialog that saves the site; only its own script loads them. */
export type SavingStrings = typeof es

const en: SavingStrings = {
  title: 'Read offline',
  intro:
    'The whole documentation is saved in this browser: pages, search, tools and images. From then on it opens at the same address, with or without a network.',
  language: 'Language',
  both: 'Both languages',
  size: (size: string) => `${size} at most`,
  savedOn: (language: string, date: string) => `${language}: in this browser since ${date}.`,
  partial: (size: string) => `The download is not finished: ${size} to go. What has arrived can be read offline.`,
  outdated: 'There is a new version. The saved one stays whole until the new one is complete.',
  current: 'This is the latest version.',
  unknown: 'Without a connection there is no telling whether there is a new version.',
  nothing: 'Nothing is saved yet, apart from the pages you have visited.',
  saveData: (size: string) => `Your browser asks to save data. This downloads ${size} at most.`,
  save: 'Save',
  saveAnyway: 'Save anyway',
  update: 'Update',
  resume: 'Continue',
  stop: 'Stop',
  remove: 'Remove what is saved',
  close: 'Close',
  progress: 'Download progress',
  progressOf: (done: string, total: string) => `${done} of ${total}`,
  share: (percent: number) => `${percent}%`,
  done: 'Saved: everything can be read offline.',
  removed: 'Removed: from now on only the pages you visit are kept.',
  problems: {
    full: 'The browser gives this site no more space. What was saved before can still be read. Free some space or choose a single language.',
    cut: 'The download was cut off. What has arrived is kept and need not be downloaded again.',
    changed: 'Another version has just been published. Try again in a few minutes.',
    stopped: 'Stopped. What has arrived is kept and need not be downloaded again.',
    failed: 'It could not be saved: the browser does not allow it.',
  },
}

export const SAVING_STRINGS: Localized<SavingStrings> = { es, en }
