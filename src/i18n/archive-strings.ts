import { translated } from './locale'

/** What pages of the downloaded documentation say of themselves. */
export const ARCHIVE_STRINGS = translated({
  es: {
    note: 'Copia de la documentación para leer desde una carpeta. La búsqueda y las herramientas funcionan sin red; no avisa de versiones nuevas, y los enlaces a otros sitios necesitan conexión.',
    site: 'La versión al día',
    tool: 'Esta herramienta funciona con JavaScript. Si no aparece, el navegador no deja usar scripts en ficheros locales: abre la carpeta con un servidor de ficheros estáticos.',
  },
  en: {
    note: 'A copy of the documentation to read from a folder. The search and the tools work without a network; it does not tell of new versions, and links to other sites need a connection.',
    site: 'The latest version',
    tool: 'This tool works with JavaScript. If it does not appear, the browser allows no scripts in local files: open the folder with a server for static files.',
  },
})
