import { codePointOf, counted } from '@/lib/text'
import { LANGUAGE_TAGS, type Localized, type StepLanguage, translated } from './locale'

const inCode = (items: readonly string[]): string[] => items.map((item) => `\`${item}\``)

const codes = (items: readonly string[], locale: StepLanguage): string =>
  new Intl.ListFormat(LANGUAGE_TAGS[locale]).format(inCode(items))

const bracketed = (name: string): string => `<${name}>`

/** `isAdvised` once the closest steps have been looked up; in an outline, `sentence` has the values of the row on `line`. */
type Undefined = { isAdvised: boolean; sentence?: string; line?: number }

/** The expression of a step in a release of the tool; for a removed step, the earlier one. */
type Wording = Record<'release' | 'expression', string>

/** Steps of a plugin that a list of modules leaves out; `line` has the first one, in `file` if that is another file. */
type LeftOut = { plugin: string; name: Localized; modules: string[]; count: number; line: number; file?: string }

/** What is wrong with a value. */
const FAULTS = {
  missing: { es: 'Falta.', en: 'It is missing.' },
  quotes: { es: 'Va entre comillas rectas.', en: 'It stands in straight quotes.' },
  'no-quotes': { es: 'Va sin comillas.', en: 'It has no quotes.' },
  'one-word': { es: 'Es una sola palabra, sin acentos.', en: 'It is one word, without accents.' },
  digits: { es: 'Es un número.', en: 'It is a number.' },
  whole: { es: 'No lleva decimales.', en: 'It has no decimals.' },
  decimals: { es: 'Lleva siempre decimales.', en: 'It always has decimals.' },
  separators: { es: 'Escribe los signos del idioma de los datos.', en: 'Use the signs of the language of the data.' },
  scheme: {
    es: 'Empieza por `http://`, `https://` o `ftp://`.',
    en: 'It begins with `http://`, `https://` or `ftp://`.',
  },
  address: { es: 'Codifica espacios, acentos y signos: `%20`.', en: 'Encode spaces, accents and signs: `%20`.' },
  unit: { es: 'Es un número entero y su unidad.', en: 'It is a whole number and its unit.' },
  moment: { es: 'Se escribe de otra forma.', en: 'It is written in another form.' },
  metric: { es: 'No es ninguna de las métricas.', en: 'It is none of the metrics.' },
  comparison: { es: 'Se escribe con una frase de Wakamiti.', en: 'It is written with a phrase of Wakamiti.' },
}

type WrongArgument = { fault: keyof typeof FAULTS; type: string; examples: string[] }

/** Words that the texts insert. */
const NAMES = {
  size: { es: 'caracteres', en: 'characters' },
  lines: { es: 'líneas', en: 'lines' },
  line: { es: 'caracteres en una línea', en: 'characters in a line' },
  steps: { es: 'pasos, contando cada fila de ejemplos', en: 'steps, counting each row of examples' },
  none: { es: 'nada', en: 'nothing' },
  docstring: { es: 'un bloque de texto', en: 'a doc string' },
  table: { es: 'una tabla', en: 'a table' },
}

/** By kind of finding, or by one message of it. */
const TITLES = {
  limit: { es: 'Demasiado grande', en: 'Too large' },
  encoding: { es: 'No está en UTF-8', en: 'Not in UTF-8' },
  syntax: { es: 'Gherkin mal escrito', en: 'Gherkin syntax' },
  language: { es: 'Idioma', en: 'Language' },
  unsupported: { es: 'Wakamiti no lo admite', en: 'Not supported by Wakamiti' },
  structure: { es: 'Falta una parte', en: 'A part is missing' },
  description: { es: 'Se lee como descripción', en: 'Read as a description' },
  definition: { es: 'Definición', en: 'Definition' },
  ids: { es: 'Identificadores', en: 'Identifiers' },
  pair: { es: 'Definición e implementación', en: 'Definition and implementation' },
  example: { es: 'Ejemplo sin columna', en: 'Example without a column' },
  undefined: { es: 'Paso sin definir', en: 'Undefined step' },
  ambiguous: { es: 'Paso ambiguo', en: 'Ambiguous step' },
  argument: { es: 'Argumento mal escrito', en: 'Wrong argument' },
  block: { es: 'Bloque del paso', en: 'Block of the step' },
  columns: { es: 'Columnas de la tabla', en: 'Columns of the table' },
  broken: { es: 'No funciona', en: 'Does not work' },
  free: { es: 'Palabras que no se leen', en: 'Unread words' },
  reference: { es: 'Referencia', en: 'Reference' },
  module: { es: 'Módulos', en: 'Modules' },
  wording: { es: 'Se escribe de otra manera', en: 'Worded differently' },
}

/** What is wrong with the expression of a step. */
const PATTERN_FAULTS = {
  empty: { es: 'Escribe la expresión.', en: 'Write the expression.' },
  'unknown-type': { es: 'Ese tipo de dato no existe.', en: 'There is no such data type.' },
  'duplicate-argument': { es: 'Dos argumentos tienen el mismo nombre.', en: 'Two arguments have the same name.' },
  'invalid-argument-name': {
    es: 'Un nombre es una letra, y letras o cifras.',
    en: 'A name is a letter, then letters or digits.',
  },
  'invalid-pattern': { es: 'Hay un paréntesis o una llave sin pareja.', en: 'A parenthesis or a brace is unmatched.' },
  'too-long': { es: 'Caben como mucho 500 caracteres.', en: 'There is room for 500 characters.' },
  known: { es: 'Ya está declarado.', en: 'It is already declared.' },
}

const es = {
  limit: ({ limit, most }: { limit: 'size' | 'lines' | 'line' | 'steps'; most: number }) =>
    `Se revisan hasta ${most.toLocaleString('es')} ${NAMES[limit].es}: divide el fichero.`,
  'encoding.other': 'Aquí hay caracteres que no se han podido leer: guarda el fichero en UTF-8 y vuelve a abrirlo.',
  'syntax.unexpected': ({ found }: { found: string }) =>
    `\`${found}\` no va aquí. Los pasos y los títulos empiezan por su palabra clave; un texto va entre dos líneas de \`"""\`.`,
  'syntax.end': 'El fichero acaba antes de tiempo: falta cerrar un bloque de texto o poner un título.',
  'syntax.cells': 'Esta fila no tiene las mismas celdas que la primera de la tabla: revisa las barras (`|`).',
  'syntax.blank': ({ written }: { written: string }) =>
    `Aquí hay un espacio que no es el normal (\`${codePointOf(written)}\`), y Wakamiti no reconoce la línea.`,
  'syntax.fence': 'Un bloque de texto va entre dos líneas de `"""`.',
  'syntax.markdown': 'Esto es de Markdown: en Gherkin no va aquí.',
  'syntax.tag': 'En esta línea van solo etiquetas, separadas por espacios: sin comas, comentarios ni espacios dentro.',
  'encoding.mark':
    'El fichero empieza por una marca invisible (BOM). Wakamiti la lee como texto y la primera línea deja de valer: ni siquiera ve el idioma.',
  'syntax.foreign': ({ written, keyword }: { written: string; keyword: string }) =>
    `\`${written}\` es una palabra clave de otro idioma. Este fichero usa \`${keyword}\`.`,
  'syntax.keyword': ({ written, keyword }: { written: string; keyword: string }) =>
    `\`${written}\` no es ninguna palabra clave. ¿Querías escribir \`${keyword}\`?`,
  'syntax.colon': ({ keyword }: { keyword: string }) => `Escribe \`${keyword}\`, con los dos puntos pegados.`,
  'syntax.sentence': ({ written }: { written: string }) => `Detrás de \`${written}\` falta el paso.`,
  'syntax.comment': 'Hay un comentario encima, y Wakamiti solo los admite tras la descripción: no lee el fichero.',
  'syntax.other': ({ explanation }: { explanation: string }) => `El analizador de Gherkin dice: \`${explanation}\`.`,
  'language.unknown': ({ language }: { language: string }) => `Wakamiti lee español e inglés, no \`${language}\`.`,
  'language.missing': ({ language }: { language: StepLanguage }) =>
    `Sin la línea \`# language: ${language}\`, Wakamiti lee el fichero en inglés y no entiende nada.`,
  'language.other': ({ written }: { written: StepLanguage }) =>
    `Las palabras clave del fichero son de otro idioma: escribe \`# language: ${written}\`.`,
  'unsupported.rule': ({ keyword }: { keyword: string }) =>
    `Wakamiti no conoce \`${keyword}\`. Deja los escenarios directamente en la característica.`,
  'unsupported.keyword': ({ keyword, instead }: { keyword: string; instead: string }) =>
    `Wakamiti no admite \`${keyword}\` aquí. Escribe \`${instead}\`.`,
  'unsupported.blocks': 'Bajo un paso va un solo bloque: o un texto o una tabla.',
  'structure.fragment': ({ keywords }: { keywords: string[] }) => `Encima de los pasos falta ${codes(keywords, 'es')}.`,
  'structure.title': ({ keyword }: { keyword: string }) => `\`${keyword}\` lleva un título en la misma línea.`,
  'structure.examples': ({ keyword }: { keyword: string }) =>
    `Un esquema lleva al menos una tabla de \`${keyword}\` con una fila de valores: sin ella no se ejecuta nada.`,
  description: 'Wakamiti la lee como descripción y no la ejecuta. Revisa su palabra clave o el título de encima.',
  'definition.steps': ({ tag }: { tag: string }) =>
    `\`@${tag}\`: los pasos son textos para el fichero de implementación (\`@implementation\`), que lleva los pasos de Wakamiti. Aquí no se busca ninguno.`,
  'ids.several': ({ ids }: { ids: string[] }) =>
    `Hay varios identificadores (${codes(ids, 'es')}) y Wakamiti admite uno solo: no carga el fichero.`,
  'ids.repeated': ({ id, file }: { id: string; file?: string }) =>
    `El identificador \`${id}\` ya se usa${file ? ` en \`${file}\`` : ' más arriba'}, y \`strictTestCaseID\` exige que sea único.`,
  'ids.missing': 'El escenario no tiene un identificador válido, y `strictTestCaseID` lo exige.',
  'pair.stepMap': ({ definition, implementation }: { definition?: number | undefined; implementation: number }) =>
    `Van números enteros separados por guiones, como \`2-1\`: uno por cada paso de la definición${definition ? ` (${definition})` : ''}, y en total los pasos de aquí (${implementation}).`,
  'pair.missing': ({ id }: { id: string }) =>
    `En los ficheros abiertos no está la pareja de \`@${id}\`, o solo una de las dos es un esquema.`,
  'pair.id': 'Aquí falta el identificador: sin él, Wakamiti no puede encontrar su pareja.',
  'pair.steps': ({ definition, implementation }: { definition: number; implementation: number }) =>
    `La definición tiene ${counted('paso', 'pasos')(definition)} y aquí hay ${implementation}. Sin \`# redefinition.stepMap:\` va uno para cada texto y los últimos no se ejecutan.`,
  'example.unknown': ({ name, names, near }: { name: string; names: readonly string[]; near?: string | undefined }) =>
    `\`<${name}>\` ${names.length > 0 ? `no es ninguna columna de los ejemplos (${codes(names.map(bracketed), 'es')})` : 'solo cambia en un esquema con ejemplos'}. ${near ? `¿Querías decir \`${bracketed(near)}\`?` : 'Queda como está escrito.'}`,
  undefined: ({ sentence, line }: Undefined) =>
    sentence
      ? `Con los valores de la línea ${line} no es ningún paso: «${sentence}».`
      : 'No es ningún paso de Wakamiti.',
  'undefined.ending': ({ sign }: { sign: string }) => `Sin el \`${sign}\` del final es un paso de Wakamiti.`,
  ambiguous:
    'Lo entienden varios pasos. Si se cargan sus plugins, Wakamiti no ejecuta ninguno: indica los que usas en `# modules:`.',
  argument: ({ fault, type, examples }: WrongArgument) =>
    `Aquí va un \`${type}\`. ${FAULTS[fault].es}${examples.length > 0 ? ` Por ejemplo: ${inCode(examples).join(', ')}` : ''}`,
  'argument.word': ({ words }: { words: string[] }) => `Aquí solo valen estas palabras: ${codes(words, 'es')}.`,
  'argument.language': ({ value, language, written }: { value: string; language: string; written: string }) =>
    `El paso se encuentra, pero su valor se lee según \`dataFormatLanguage: ${language}\` de wakamiti.yaml, que no entiende \`${value}\` o le da otro sentido. La propiedad \`# dataFormatLanguage: ${written}\` encima de la característica vale para ambas cosas.`,
  'argument.thousands': ({ value, sign, read }: Record<'value' | 'sign' | 'read', string>) =>
    `En \`${value}\`, el signo \`${sign}\` separa miles: Wakamiti lee \`${read}\`.`,
  block: ({ block, found }: Record<'block' | 'found', 'none' | 'docstring' | 'table'>) =>
    `Bajo este paso va: ${NAMES[block].es}. Ahora hay: ${NAMES[found].es}.`,
  'columns.names': ({ columns }: { columns: string[] }) => `Las columnas son estas: ${codes(columns, 'es')}.`,
  'broken.step': ({ warning }: { warning: Localized | undefined }) => warning?.es ?? '',
  'argument.start': ({ start }: { start: string }) => `No puede empezar por \`${start}\`: el paso no encontraría nada.`,
  'free.unread': ({ text }: { text: string }) =>
    `El paso toma \`${text}\` por palabra libre o por nombre: no niega ni cuenta ni compara nada.`,
  'reference.property': ({ name, near }: { name: string; near: string }) =>
    `Aquí \`${near}\` tiene valor y \`${name}\` no: si tampoco lo recibe al arrancar, el paso acaba en error.`,
  'reference.place': ({ name }: { name: string }) =>
    `El comentario \`# ${name}:\` no vale donde está. Ponlo encima del escenario o de la característica; si no, el paso acaba en error.`,
  'reference.result': ({ id }: { id: string }) =>
    `No hay ningún resultado \`${id}\` antes de este paso, que acabará en error o recibirá el texto \`null\`.`,
  'reference.form':
    'Wakamiti la deja como está. Entre las llaves va el nombre de una propiedad, el resultado de un paso (`1#`, `-1#$.id`) o código (`=…`).',
  'module.place': 'Aquí no se lee: la lista de módulos va encima de la característica y vale para todo el fichero.',
  'module.unknown': ({ name }: { name: string }) => `Ningún plugin de Wakamiti tiene el módulo \`${name}\`: ¿es tuyo?`,
  'columns.rows': 'Wakamiti no lee la primera fila de esta tabla: es su cabecera. Los valores van en las de debajo.',
  'block.json': 'Tiene que ser JSON, y a partir de aquí deja de serlo.',
  'wording.changed': ({ release, expression }: Wording) => `En Wakamiti ${release} es \`${expression}\`.`,
  'wording.gone': ({ release, expression }: Wording) =>
    `En Wakamiti ${release} no hay ningún paso \`${expression}\`: busca otro que haga lo mismo.`,
  'module.missing': ({ name, modules, count: steps, line, file }: LeftOut) =>
    `Pasos de ${name.es} que esta lista deja fuera: ${steps} (el primero: ${file ? `\`${file}\`, ` : ''}línea ${line}). Añade ${codes(modules, 'es')}.`,
}

const en: typeof es = {
  limit: ({ limit, most }) => `Up to ${most.toLocaleString('en')} ${NAMES[limit].en} are checked: split the file.`,
  'encoding.other': 'There are characters here that could not be read: save the file in UTF-8 and open it again.',
  'syntax.unexpected': ({ found }) =>
    `\`${found}\` does not belong here. Steps and titles begin with their keyword; a text goes between two lines of \`"""\`.`,
  'syntax.end': 'The file ends too early: close the doc string, or add the title that is missing.',
  'syntax.cells': 'This row does not have the same cells as the first one of the table: check the bars (`|`).',
  'syntax.blank': ({ written }) => `This is no ordinary space (\`${codePointOf(written)}\`): the line is not read.`,
  'syntax.fence': 'A doc string goes between two lines of `"""`.',
  'syntax.markdown': 'This is Markdown: it does not belong in Gherkin.',
  'syntax.tag': 'A line of tags has only tags, with spaces between them: no commas, comments or inner spaces.',
  'encoding.mark':
    'The file begins with an invisible mark (BOM). Wakamiti reads it as text, and the first line is lost: it does not even see the language.',
  'syntax.foreign': ({ written, keyword }) => `\`${written}\` belongs to another language: write \`${keyword}\`.`,
  'syntax.keyword': ({ written, keyword }) => `\`${written}\` is not a keyword. Did you mean \`${keyword}\`?`,
  'syntax.colon': ({ keyword }) => `Write \`${keyword}\`, with the colon right after the word.`,
  'syntax.sentence': ({ written }) => `The step after \`${written}\` is missing.`,
  'syntax.comment': 'Wakamiti allows comments only below a description: with the one above, it cannot read the file.',
  'syntax.other': ({ explanation }) => `The Gherkin parser says: \`${explanation}\`.`,
  'language.unknown': ({ language }) => `Wakamiti reads Spanish and English, not \`${language}\`.`,
  'language.missing': ({ language }) => `Without the line \`# language: ${language}\`, the file is read as English.`,
  'language.other': ({ written }) => `The keywords are of another language: write \`# language: ${written}\`.`,
  'unsupported.rule': ({ keyword }) => `Wakamiti does not know \`${keyword}\`. Put the scenarios into the feature.`,
  'unsupported.keyword': ({ keyword, instead }) => `Wakamiti does not allow \`${keyword}\` here. Write \`${instead}\`.`,
  'unsupported.blocks': 'A step takes one block only: either a doc string or a table.',
  'structure.fragment': ({ keywords }) => `To run, the steps need ${codes(keywords, 'en')} above them.`,
  'structure.title': ({ keyword }) => `\`${keyword}\` needs a title on the same line.`,
  'structure.examples': ({ keyword }) => `An outline needs at least one table of \`${keyword}\` with a row of values.`,
  description: 'Wakamiti reads this line as a description and does not run it. Check its keyword or the title above.',
  'definition.steps': ({ tag }) =>
    `\`@${tag}\`: the steps are texts for the implementation file (\`@implementation\`), which has the steps of Wakamiti. None is looked up here.`,
  'ids.several': ({ ids }) => `With several identifiers (${codes(ids, 'en')}), the file is not loaded: keep one.`,
  'ids.repeated': ({ id, file }) =>
    `The identifier \`${id}\` is already used${file ? ` in \`${file}\`` : ' above'}, and \`strictTestCaseID\` requires it to be unique.`,
  'ids.missing': 'The scenario has no valid identifier, and `strictTestCaseID` requires one.',
  'pair.stepMap': ({ definition, implementation }) =>
    `Write whole numbers with hyphens between them, like \`2-1\`: one for each step of the definition${definition ? ` (${definition})` : ''}, and in all the steps here (${implementation}).`,
  'pair.missing': ({ id }) => `The counterpart of \`@${id}\` is in no open file, or only one of them is an outline.`,
  'pair.id': 'There is no identifier here: without one, Wakamiti cannot find the counterpart.',
  'pair.steps': ({ definition, implementation }) =>
    `The definition has ${counted('step', 'steps')(definition)} and there are ${implementation} here. Without \`# redefinition.stepMap:\` each text gets one and the last ones do not run.`,
  'example.unknown': ({ name, names, near }) =>
    `\`<${name}>\` is ${names.length > 0 ? `not a column of the examples (${codes(names.map(bracketed), 'en')})` : 'replaced only in an outline with examples'}. ${near ? `Did you mean \`${bracketed(near)}\`?` : 'It stays as written.'}`,
  undefined: ({ sentence, line }) =>
    sentence ? `With the values on line ${line} it is not a step: “${sentence}”.` : 'It is not a step of Wakamiti.',
  'undefined.ending': ({ sign }) => `Without the \`${sign}\` at its end it is a step of Wakamiti.`,
  ambiguous:
    'Several steps match it. If their plugins are loaded, Wakamiti runs none of them: list those that you use in `# modules:`.',
  argument: ({ fault, type, examples }) =>
    `A value of type \`${type}\` goes here. ${FAULTS[fault].en}${examples.length > 0 ? ` For example: ${inCode(examples).join(', ')}` : ''}`,
  'argument.word': ({ words }) => `Only these words are valid here: ${codes(words, 'en')}.`,
  'argument.language': ({ value, language, written }) =>
    `The step is found, but its value is read according to \`dataFormatLanguage: ${language}\` in wakamiti.yaml, which does not understand \`${value}\` or gives it another meaning. The property \`# dataFormatLanguage: ${written}\` above the feature sets both.`,
  'argument.thousands': ({ value, sign, read }) =>
    `In \`${value}\`, the sign \`${sign}\` separates thousands: Wakamiti reads \`${read}\`.`,
  block: ({ block, found }) => `Below this step goes: ${NAMES[block].en}. Now there is: ${NAMES[found].en}.`,
  'columns.names': ({ columns }) => `The columns are these: ${codes(columns, 'en')}.`,
  'broken.step': ({ warning }) => warning?.en ?? '',
  'argument.start': ({ start }) => `This text cannot begin with \`${start}\`: the step would find nothing.`,
  'free.unread': ({ text }) =>
    `The step reads \`${text}\` as free words or a name: it does not negate, count or compare anything.`,
  'reference.property': ({ name, near }) =>
    `Here \`${near}\` has a value and \`${name}\` has none: unless it is given one at start-up, the step ends in error.`,
  'reference.place': ({ name }) =>
    `The comment \`# ${name}:\` has no effect where it is. Put it above the scenario or the feature, or else the step ends in error.`,
  'reference.result': ({ id }) => `There is no result \`${id}\` before this step: it ends in error or gets \`null\`.`,
  'reference.form':
    'Wakamiti leaves it as it is. Between the braces goes the name of a property, the result of a step (`1#`, `-1#$.id`) or code (`=…`).',
  'module.place': 'It is not read here: the list of modules goes above the feature and applies to the whole file.',
  'module.unknown': ({ name }) => `No plugin of Wakamiti has the module \`${name}\`: is it your own?`,
  'columns.rows': 'Wakamiti does not read the first row of this table: it is the heading. The values go below it.',
  'block.json': 'It has to be JSON, and from here on it is not.',
  'wording.changed': ({ release, expression }) => `In Wakamiti ${release} it is \`${expression}\`.`,
  'wording.gone': ({ release, expression }) => `Wakamiti ${release} has no step \`${expression}\`: find another one.`,
  'module.missing': ({ name, modules, count: steps, line, file }) =>
    `Steps of ${name.en} that this list leaves out: ${steps} (the first: ${file ? `\`${file}\`, ` : ''}line ${line}). Add ${codes(modules, 'en')}.`,
}

// Marked as pure, so that the bundle of the worker, which shows no texts, drops these.
export const FEATURE_FINDINGS_STRINGS = /* @__PURE__ */ translated(
  { es: { texts: es }, en: { texts: en } },
  { titles: TITLES, patternFaults: PATTERN_FAULTS },
)

export type FeatureFindingsStrings = (typeof FEATURE_FINDINGS_STRINGS)['es']

/** Texts that page and command line share: how features use steps, and what a translation leaves as it is. */
export const FEATURE_REPORT_STRINGS = /* @__PURE__ */ translated(
  { es: {}, en: {} },
  {
    usageColumns: {
      count: { es: 'veces', en: 'uses' },
      sentences: { es: 'frases', en: 'sentences' },
      files: { es: 'ficheros', en: 'files' },
      plugin: { es: 'plugin', en: 'plugin' },
      step: { es: 'paso', en: 'step' },
      id: { es: 'id', en: 'id' },
      caution: { es: 'atención', en: 'caution' },
    },
    ownStep: { es: 'sin plugin', en: 'no plugin' },
    reasons: {
      undefined: { es: 'no es ningún paso conocido', en: 'it is not a known step' },
      ambiguous: { es: 'lo entienden varios pasos', en: 'several steps match it' },
      value: { es: 'el valor no se escribe en el otro idioma', en: 'the value has no form in the other language' },
      wording: { es: 'el otro idioma no tiene una frase así', en: 'the other language has no such sentence' },
      example: { es: 'no es el mismo paso con cada ejemplo', en: 'it is not the same step with each example' },
      shared: { es: 'necesita dos columnas: valor y texto', en: 'it needs two columns: a value and a text' },
      fault: { es: 'el resultado tiene aquí un error', en: 'the result has an error here' },
      fails: { es: 'traducido, pero no funciona en ese idioma', en: 'translated, but fails in that language' },
    },
  },
)
