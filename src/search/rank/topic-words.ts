import { LOCALES } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import { remember } from '@/lib/remember'
import { CONCEPTS } from '@/step-language/words/concepts'
import { stem } from '@/step-language/words/stem'

/** Words for a subject, with blanks between them. */
interface Topic {
  es?: string
  en?: string
}

/**
 * What readers call the subjects of the pages, and what the pages call them; folded, a subject a line. They are no concepts of
 * the step finder: a step about a `registro` is about a row of a table, a page about it is about the log.
 */
const TOPICS: readonly Topic[] = [
  // Running
  { es: 'ejecutar lanzar arrancar', en: 'run launch execute start' },
  { es: 'consola terminal comando shell', en: 'console terminal command shell cli' },
  { es: 'opcion parametro argumento ajuste', en: 'option flag parameter argument setting' },
  { es: 'entorno perfil', en: 'environment profile env' },
  { es: 'paralelo simultaneo concurrente secuencial orden', en: 'parallel simultaneous concurrent sequential order' },
  { es: 'etiqueta tag', en: 'tag label' },
  { es: 'filtrar seleccionar elegir', en: 'filter select choose' },
  { es: 'saltar ignorar excluir omitir', en: 'skip ignore exclude omit' },
  { es: 'repetir rehacer reintentar regenerar', en: 'repeat redo retry rerun again regenerate' },
  { es: 'simular comprobar dry', en: 'dry check simulate' },
  { es: 'pipeline jenkins gitlab github ci continua', en: 'pipeline jenkins gitlab github ci continuous' },
  { es: 'contenedor imagen docker', en: 'container image docker' },
  { es: 'requisito necesario necesitas requiere obligatorio', en: 'requirement required prerequisite need mandatory' },
  { es: 'obligar obligatorio estricto forzar exigir', en: 'strict force mandatory enforce' },
  { es: 'actualizar version', en: 'upgrade update version' },
  { es: 'desinstalar instalar instalacion', en: 'install installation setup' },
  { es: 'tutorial guia empezar primeros', en: 'tutorial guide quickstart getting started' },
  // Writing tests
  { es: 'variable propiedad dinamico', en: 'variable property dynamic placeholder' },
  { es: 'reutilizar guardar anterior encadenar extraer', en: 'reuse save store previous chain extract' },
  { es: 'esquema ejemplos parametrizar', en: 'outline examples parametrize parameterized' },
  { es: 'gancho hook preparar limpiar setup', en: 'hook before after setup teardown' },
  { es: 'deshacer restaurar revertir rollback limpieza limpiar', en: 'rollback undo restore revert cleanup' },
  { es: 'ambiguo duplicado conflicto coincidir varios', en: 'ambiguous duplicate conflict match several' },
  { es: 'undefined indefinido coincide reconoce', en: 'undefined unknown match recognized' },
  { es: 'propio personalizado medida custom', en: 'own custom customized' },
  { es: 'plantilla ejemplo muestra comentado', en: 'template sample example boilerplate commented' },
  { es: 'estructura formato esquema', en: 'structure format schema layout' },
  { es: 'palabra gramatica sintaxis', en: 'word grammar syntax' },
  { es: 'opcional', en: 'optional' },
  { es: 'idioma lengua espanol ingles', en: 'language locale spanish english' },
  { es: 'decimal coma punto separador', en: 'decimal comma point separator' },
  { es: 'fecha hora momento', en: 'date time timestamp' },
  { es: 'nombre titulo', en: 'name title filename' },
  { es: 'hoy ahora actual', en: 'today now current' },
  { es: 'ruta nombre', en: 'path filename' },
  // Words of the subject in the other language
  { es: 'paso', en: 'step' },
  { es: 'escenario', en: 'scenario' },
  { es: 'caracteristica', en: 'feature' },
  { es: 'prueba', en: 'test' },
  { es: 'valor', en: 'value' },
  { es: 'tabla', en: 'table' },
  { es: 'conexion', en: 'connection' },
  { es: 'datos', en: 'data' },
  { es: 'complemento', en: 'plugin' },
  { es: 'controlador', en: 'driver' },
  { es: 'servidor', en: 'server' },
  { es: 'certificado', en: 'certificate' },
  { es: 'captura', en: 'screenshot' },
  // Results
  { es: 'ocultar oculto enmascarar visible', en: 'hide hidden mask visible' },
  { es: 'secreto contrasena credencial sensible', en: 'secret password credential sensitive' },
  { es: 'registro log traza debug depurar detalle', en: 'log trace debug verbose' },
  { es: 'resultado salida', en: 'result output' },
  { es: 'historico historial tendencia', en: 'history trend' },
  { es: 'fallo bug error problema incidencia', en: 'bug issue problem error failure trouble' },
  { es: 'falla problema invalido rechaza', en: 'fail fails problem wrong invalid refused won cannot' },
  { es: 'reportar avisar', en: 'report' },
  { es: 'estilo css hoja', en: 'style css stylesheet' },
  { es: 'grafica panel cuadro', en: 'chart dashboard graph' },
  // Kinds of tests, and products that stand for them
  { es: 'carga rendimiento estres volumen', en: 'load performance stress soak' },
  { es: 'rampa tramo gradual', en: 'ramp increase gradual' },
  { es: 'api openapi swagger', en: 'api openapi swagger' },
  { es: 'ia inteligencia chatgpt openai', en: 'ai chatgpt openai llm' },
  { es: 'movil android ios app', en: 'mobile android ios app phone' },
  { es: 'mysql postgresql oracle jdbc', en: 'mysql postgresql oracle jdbc' },
  { es: 'rabbitmq broker amqp', en: 'rabbitmq broker amqp' },
  { es: 'editor ide vscode intellij', en: 'editor ide vscode intellij studio' },
  { es: 'autocompletado completar sugerencia', en: 'autocomplete completion suggestion snippet' },
  { es: 'cobertura', en: 'coverage' },
]

const stemsOf = (word: string): string[] => LOCALES.map((locale) => stem(word, locale))

/** Lists of words that stand for the same, by the stems of their words. */
function byStem(lists: readonly string[][]): ReadonlyMap<string, readonly string[][]> {
  const table = new Map<string, string[][]>()
  for (const words of lists)
    for (const key of new Set(words.flatMap(stemsOf))) table.set(key, [...(table.get(key) ?? []), words])
  return table
}

const topics = byStem(TOPICS.map(({ es = '', en = '' }) => `${es} ${en}`.split(' ').filter(Boolean)))
const concepts = byStem(
  CONCEPTS.flatMap(({ es = [], en = [], any = [], stepsOnly }) =>
    stepsOnly ? [] : [[...es, ...en, ...any].map(foldText)],
  ),
)

const listsOf = (table: ReadonlyMap<string, readonly string[][]>, word: string): readonly string[][] => [
  ...new Set(stemsOf(word).flatMap((key) => table.get(key) ?? [])),
]

/**
 * Other words for the subject of a typed word, in both languages.
 * @param word folded
 */
export const wordsForTopic = remember((word: string): readonly string[] => [...new Set(listsOf(topics, word).flat())])

/**
 * Other words for the same thing, those that the step finder knows.
 * @param word folded
 * @returns how likely the typed word stands for each, from 0 to 1: a word of several concepts says less of each
 */
export const wordsForConcept = remember((word: string): ReadonlyMap<string, number> => {
  const lists = listsOf(concepts, word)
  return new Map(lists.flat().map((other) => [other, 1 / lists.length]))
})
