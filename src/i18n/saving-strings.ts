import { translated } from './locale'

const WORDS = {
  /** On the not-found page while offline: the address is not saved, but may exist. */
  notSaved: { es: 'Esta página no está guardada', en: 'This page is not saved' },
  both: { es: 'Los dos idiomas', en: 'Both languages' },
  current: { es: 'Es la versión más reciente.', en: 'This is the latest version.' },
  save: { es: 'Guardar', en: 'Save' },
  again: { es: 'Guardar otra vez', en: 'Save again' },
  update: { es: 'Actualizar', en: 'Update' },
  retry: { es: 'Volver a intentarlo', en: 'Try again' },
  stop: { es: 'Parar', en: 'Stop' },
  remove: { es: 'Borrar lo guardado', en: 'Remove the saved copy' },
  close: { es: 'Cerrar', en: 'Close' },
  progress: { es: 'Progreso de la descarga', en: 'Download progress' },
  done: { es: 'Guardado: todo se puede leer sin conexión.', en: 'Saved: everything can be read offline.' },
  archive: { es: 'Descarga la documentación en un archivo', en: 'Download the documentation as an archive' },
}

const es = {
  noAnswer: 'No hay conexión: no ha llegado ninguna respuesta.',
  intro:
    'La documentación entera se guarda en este navegador: páginas, búsqueda, herramientas e imágenes. Después se abre en la misma dirección, también sin red.',
  size: (size: string) => `${size} como mucho`,
  savedOn: (language: string, date: string) => `${language}: en este navegador desde el ${date}.`,
  outdated: 'Hay una versión nueva. La guardada se conserva entera hasta que la nueva esté completa.',
  unknown: 'Sin conexión no se puede saber si hay una versión nueva.',
  nothing: 'Todavía no hay nada guardado, salvo las páginas que has visitado.',
  progressOf: (done: string, total: string) => `${done} de ${total}`,
  share: (percent: number) => `${percent} %`,
  stopped: 'Parado. Si vuelves a guardar, lo que ya ha llegado no se descarga otra vez.',
  removed: 'Borrado: a partir de ahora solo se guardan las páginas que visites.',
  cannotSave:
    'Este navegador no puede guardar páginas para leerlas sin conexión: le falta el almacén que hace falta, o no lo deja usar aquí.',
  problems: {
    full: 'El navegador no deja más espacio a este sitio. Lo que ya estaba guardado se puede seguir leyendo. Libera espacio o elige un solo idioma, y vuelve a intentarlo.',
    cut: 'La descarga se ha cortado. Comprueba la conexión y vuelve a intentarlo: lo que ya ha llegado no se descarga otra vez.',
    wrong:
      'Ha llegado algo distinto de lo que se pidió. Si la red pide iniciar sesión, entra desde otra pestaña; si se está publicando una versión nueva, espera unos minutos. Después, vuelve a intentarlo.',
    failed:
      'El navegador no ha dejado guardar nada, como suele pasar en una ventana privada. Abre esta página en una ventana normal y vuelve a intentarlo.',
  },
}

const en: typeof es = {
  noAnswer: 'There is no connection: no response came.',
  intro:
    'The whole documentation is saved in this browser: pages, search, tools and images. From then on it opens at the same address, with or without a network.',
  size: (size) => `${size} at most`,
  savedOn: (language, date) => `${language}: in this browser since ${date}.`,
  outdated: 'There is a new version. The saved one is kept until the new one is complete.',
  unknown: 'Without a connection there is no telling whether there is a new version.',
  nothing: 'Nothing is saved yet, apart from the pages you have visited.',
  progressOf: (done, total) => `${done} of ${total}`,
  share: (percent) => `${percent}%`,
  stopped: 'Stopped. When you save again, what has arrived is not downloaded a second time.',
  removed: 'Removed: from now on only the pages you visit are kept.',
  cannotSave:
    'This browser cannot save pages for reading offline: it lacks the storage that this needs, or does not allow it here.',
  problems: {
    full: 'The browser gives this site no more space. What was saved before can still be read. Free some space or choose a single language, and try again.',
    cut: 'The download was cut off. Check the connection and try again: what has arrived is not downloaded a second time.',
    wrong:
      'What arrived is not what was requested. If the network wants you to sign in, do so in another tab; if a new version is being published, wait a few minutes. Then try again.',
    failed:
      'The browser did not let anything be saved, as is usual in a private window. Open this page in an ordinary window and try again.',
  },
}

export const SAVING_STRINGS = translated({ es, en }, WORDS)
