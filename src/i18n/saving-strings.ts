import { translated } from './locale'

const WORDS = {
  /** On the not-found page while offline: the address is not saved, but may exist. */
  notSaved: { es: 'Esta página no está guardada', en: 'This page is not saved' },
  noAnswer: {
    es: 'No hay conexión: no ha llegado ninguna respuesta.',
    en: 'There is no connection: no response came.',
  },
  nothing: {
    es: 'Todavía no hay nada guardado, salvo las páginas que has visitado.',
    en: 'Nothing is saved yet, apart from the pages you have visited.',
  },
  current: { es: 'Es la versión más reciente.', en: 'This is the latest version.' },
  save: { es: 'Guardar', en: 'Save' },
  update: { es: 'Actualizar', en: 'Update' },
  stop: { es: 'Parar', en: 'Stop' },
  remove: { es: 'Borrar lo guardado', en: 'Remove the saved copy' },
  close: { es: 'Cerrar', en: 'Close' },
  progress: { es: 'Progreso de la descarga', en: 'Download progress' },
  done: { es: 'Guardado: todo se puede leer sin conexión.', en: 'Saved: everything can be read offline.' },
  archive: { es: 'Descarga la documentación en un archivo', en: 'Download the documentation as an archive' },
}

const es = {
  intro:
    'La documentación entera se guarda en este navegador, en los dos idiomas: páginas, búsqueda, herramientas e imágenes. Después se abre en la misma dirección, también sin red.',
  size: (kilobytes: string) => `Se descargan ${kilobytes} KB como mucho.`,
  savedOn: (date: string) => `En este navegador desde el ${date}.`,
  outdated: 'Hay una versión nueva. La guardada se conserva entera hasta que la nueva esté completa.',
  removed: 'Borrado: a partir de ahora solo se guardan las páginas que visites.',
  cannotSave:
    'Este navegador no puede guardar páginas para leerlas sin conexión: le falta el almacén que hace falta, o no lo deja usar aquí.',
  full: 'El navegador no deja más espacio a este sitio. Lo que ya estaba guardado se puede seguir leyendo. Libera espacio y vuelve a intentarlo.',
  failed:
    'No se ha podido guardar todo. Comprueba la conexión y, si la red pide iniciar sesión, entra desde otra pestaña; en una ventana privada, abre esta página en una normal. Después vuelve a intentarlo: lo que ya ha llegado no se descarga otra vez.',
}

const en: typeof es = {
  intro:
    'The whole documentation is saved in this browser, in both languages: pages, search, tools and images. From then on it opens at the same address, with or without a network.',
  size: (kilobytes) => `At most ${kilobytes} KB are downloaded.`,
  savedOn: (date) => `In this browser since ${date}.`,
  outdated: 'There is a new version. The saved one is kept until the new one is complete.',
  removed: 'Removed: from now on only the pages you visit are kept.',
  cannotSave:
    'This browser cannot save pages for reading offline: it lacks the storage that this needs, or does not allow it here.',
  full: 'The browser gives this site no more space. What was saved before can still be read. Free some space and try again.',
  failed:
    'Not everything could be saved. Check the connection, and if the network wants you to sign in, do so in another tab; in a private window, open this page in an ordinary one. Then try again: what has arrived is not downloaded a second time.',
}

export const SAVING_STRINGS = translated({ es, en }, WORDS)
