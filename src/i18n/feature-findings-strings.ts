import { codePointOf, counted } from '@/lib/text'
import { LANGUAGE_TAGS, type Localized, type StepLanguage, translated } from './locale'

const count = (value: number, locale: string): string => value.toLocaleString(locale)

const listOf = (items: readonly string[], locale: StepLanguage, type?: 'disjunction'): string =>
  new Intl.ListFormat(LANGUAGE_TAGS[locale], { type }).format(items)

const inCode = (items: readonly string[]): string[] => items.map((item) => `\`${item}\``)

const codes = (items: readonly string[], locale: StepLanguage): string => listOf(inCode(items), locale)

/** A row of an outline, with the values that it gives to a sentence. */
type OutlineRow = { line: number; values: { name: string; value: string }[] }

const cellsOf = ({ values }: OutlineRow): string[] => values.map(({ name, value }) => `<${name}> = ${value}`)

/** Names what the parser expects; title lines are named by their keywords, in the language of the file. */
const partNames = (parts: readonly string[], names: Partial<Record<string, string>>): string[] =>
  parts.map((part) => names[part] ?? `\`${part}\``)

const bracketed = (name: string): string => `<${name}>`

interface Undefined {
  /** The closest steps have been looked up. */
  isAdvised: boolean
  /** Similar steps are listed beside the text. */
  isNear?: boolean
  /** In an outline, the sentence filled with the values of a row. */
  sentence?: string
  row?: OutlineRow
}

/** The expression of a step in a release of the tool; for a removed step, the earlier one. */
type Wording = Record<'release' | 'expression', string>

/** Steps of a plugin that a list of modules leaves out; `line` has the first one, in `file` if that is another file. */
type LeftOut = { plugin: string; name: Localized; modules: string[]; count: number; line: number; file?: string }

/** What the parser expects where a text stops being JSON. */
const JSON_PARTS = {
  value: { es: 'un valor', en: 'a value' },
  name: { es: 'un nombre entre comillas dobles', en: 'a name in double quotes' },
  colon: { es: 'un signo de dos puntos', en: 'a colon' },
  comma: { es: 'una coma o el cierre', en: 'a comma or the closing bracket' },
  end: { es: 'el final del texto', en: 'the end of the text' },
}

/** Words that the texts insert. */
const ES = {
  parts: {
    StepLine: 'un paso',
    TagLine: 'una etiqueta',
    TableRow: 'la fila de una tabla',
    DocStringSeparator: 'un bloque de texto',
  },
  blocks: { none: 'nada', docstring: 'un bloque de texto', table: 'una tabla' },
  languages: { es: 'español', en: 'inglés' },
  roles: { definition: 'definición', implementation: 'implementación' },
  faults: {
    missing: (type: string) => `Falta el valor: va un \`${type}\`.`,
    quotes: (type: string) => `Un \`${type}\` va entre comillas rectas; las que lleva dentro, con \`\\\` delante.`,
    'no-quotes': (type: string) => `Un \`${type}\` va sin comillas.`,
    'one-word': (type: string) => `Un \`${type}\` es una sola palabra: letras sin acento, cifras, \`_\` y \`-\`.`,
    digits: (type: string) => `Un \`${type}\` es un número.`,
    whole: (type: string) => `Un \`${type}\` no lleva decimales.`,
    decimals: (type: string) => `Un \`${type}\` lleva siempre decimales.`,
    separators: () => 'Los decimales y los millares van en el idioma de los datos, por ejemplo así:',
    scheme: (type: string) => `Un \`${type}\` empieza por \`http://\`, \`https://\` o \`ftp://\`.`,
    address: (type: string) =>
      `Un \`${type}\` no lleva espacios, comillas dobles, acentos ni los signos \`[ ] { } < > |\`: van codificados, como \`%20\`.`,
    unit: () => 'Una duración es un número entero y su unidad, por ejemplo:',
    moment: (type: string) => `Un \`${type}\` se escribe, por ejemplo, así:`,
    metric: () => 'No es ninguna de las métricas.',
    comparison: () => 'Se compara con una de las frases de Wakamiti, por ejemplo:',
  },
}

/** By kind of finding, or by one message of it. */
const TITLES = {
  limit: { es: 'Demasiado grande', en: 'Too large' },
  encoding: { es: 'No está en UTF-8', en: 'Not in UTF-8' },
  syntax: { es: 'Gherkin mal escrito', en: 'Gherkin syntax' },
  'language.unknown': { es: 'Idioma desconocido', en: 'Unknown language' },
  'language.missing': { es: 'Falta el idioma', en: 'Language missing' },
  'language.other': { es: 'Idioma equivocado', en: 'Wrong language' },
  unsupported: { es: 'Wakamiti no lo admite', en: 'Not supported by Wakamiti' },
  structure: { es: 'Falta una parte', en: 'A part is missing' },
  description: { es: 'Se lee como descripción', en: 'Read as a description' },
  definition: { es: 'Definición', en: 'Definition' },
  implementation: { es: 'Implementación', en: 'Implementation' },
  ids: { es: 'Identificadores', en: 'Identifiers' },
  stepMap: { es: 'Reparto de los pasos', en: 'Steps for each text' },
  pair: { es: 'Definición e implementación', en: 'Definition and implementation' },
  example: { es: 'Ejemplo sin columna', en: 'Example without a column' },
  undefined: { es: 'Paso sin definir', en: 'Undefined step' },
  ambiguous: { es: 'Paso ambiguo', en: 'Ambiguous step' },
  argument: { es: 'Argumento mal escrito', en: 'Wrong argument' },
  'block.missing': { es: 'Falta el bloque', en: 'Block missing' },
  'block.empty': { es: 'Bloque sin rellenar', en: 'Block not filled in' },
  'block.superfluous': { es: 'Bloque de más', en: 'Superfluous block' },
  'block.other': { es: 'Bloque equivocado', en: 'Wrong block' },
  'columns.count': { es: 'Número de columnas', en: 'Number of columns' },
  'columns.names': { es: 'Nombres de las columnas', en: 'Names of the columns' },
  'columns.rows': { es: 'Cabecera de la tabla', en: 'Heading of the table' },
  'block.json': { es: 'JSON mal escrito', en: 'Broken JSON' },
  broken: { es: 'No funciona', en: 'Does not work' },
  free: { es: 'Palabras que no se leen', en: 'Unread words' },
  reference: { es: 'Referencia sin valor', en: 'Reference without a value' },
  'reference.form': { es: 'Referencia mal escrita', en: 'Malformed reference' },
  'module.place': { es: 'Módulos fuera de sitio', en: 'Modules out of place' },
  'module.unknown': { es: 'Módulo desconocido', en: 'Unknown module' },
  'module.missing': { es: 'Falta el módulo', en: 'Module missing' },
  'wording.changed': { es: 'Se escribe de otra manera', en: 'Worded differently' },
  'wording.gone': { es: 'Ya no existe', en: 'No longer exists' },
}

const es = {
  patternFaults: {
    empty: 'Escribe la expresión.',
    'unknown-type': 'El tipo no existe. Los tipos están en la página de tipos de dato.',
    'duplicate-argument': 'Hay dos argumentos con el mismo nombre.',
    'invalid-argument-name': 'El nombre de un argumento lleva letras y cifras, y empieza por letra.',
    'invalid-pattern': 'Hay un paréntesis o una llave sin pareja.',
    'too-long': 'La expresión es demasiado larga: escribe como mucho 500 caracteres.',
    known: 'Ya está declarado.',
  },
  texts: {
    'limit.size': ({ actual, most }: { actual: number; most: number }) =>
      `El texto tiene ${count(actual, 'es')} caracteres y se revisan hasta ${count(most, 'es')}. Divide el fichero.`,
    'limit.lines': ({ actual, most }: { actual: number; most: number }) =>
      `El texto tiene ${count(actual, 'es')} líneas y se revisan hasta ${count(most, 'es')}. Divide el fichero.`,
    'limit.line': ({ actual, most }: { actual: number; most: number }) =>
      `Esta línea tiene ${count(actual, 'es')} caracteres y se revisan hasta ${count(most, 'es')}.`,
    'limit.steps': ({ most }: { most: number }) =>
      `Se revisan hasta ${count(most, 'es')} pasos, contando una vez cada fila de ejemplos. De aquí en adelante no se ha revisado.`,
    'encoding.other': 'Aquí hay caracteres que no se han podido leer: guarda el fichero en UTF-8 y vuelve a abrirlo.',
    'syntax.unexpected': ({ found, expected }: { found: string; expected: readonly string[] }) =>
      `\`${found}\` no va aquí. Aquí va ${listOf(partNames(expected, ES.parts), 'es', 'disjunction')}.`,
    'syntax.end': ({ fence, expected }: { fence?: string; expected: readonly string[] }) =>
      fence === undefined
        ? `El fichero acaba antes de tiempo: falta ${listOf(partNames(expected, ES.parts), 'es', 'disjunction')}.`
        : `El fichero acaba dentro de un bloque de texto: falta cerrarlo con ${fence === '```' ? 'tres comillas invertidas' : `\`${fence}\``}.`,
    'syntax.cells': ({ found, wanted }: { found: number; wanted: number }) =>
      `La primera fila de la tabla tiene ${counted('celda', 'celdas')(wanted)}, y esta ${found}. Revisa las barras (\`|\`).`,
    'syntax.bar': 'A la fila le falta la barra de un extremo: la celda se pierde.',
    'syntax.blank': ({ written }: { written: string }) =>
      `Aquí hay un espacio que no es el normal (\`${codePointOf(written)}\`), y Wakamiti no reconoce la línea.`,
    'syntax.fence': 'Un bloque de texto va entre dos líneas de `"""`.',
    'syntax.markdown': 'Esto es de Markdown: en Gherkin no va aquí.',
    'syntax.tag': 'Una etiqueta no lleva espacios.',
    'encoding.mark':
      'El fichero empieza por una marca invisible (BOM). Wakamiti la lee como texto y la primera línea deja de valer: ni siquiera ve el idioma.',
    'syntax.foreign': ({ written, language, keyword }: { written: string; language: StepLanguage; keyword: string }) =>
      `\`${written}\` es una palabra clave en ${ES.languages[language]}. Este fichero usa \`${keyword}\`.`,
    'syntax.keyword': ({ written, keyword }: { written: string; keyword: string }) =>
      `\`${written}\` no es ninguna palabra clave. ¿Querías escribir \`${keyword}\`?`,
    'syntax.colon': ({ keyword }: { keyword: string }) => `Escribe \`${keyword}\`, con los dos puntos pegados.`,
    'syntax.sentence': ({ written }: { written: string }) => `Detrás de \`${written}\` falta el paso.`,
    'syntax.tagComment':
      'En la línea de las etiquetas no caben comentarios: Wakamiti no la reconoce. Ponlo en una línea propia.',
    'syntax.tagComma': ({ tag }: { tag: string }) =>
      `Detrás de \`${tag}\` va un espacio: Wakamiti toma la coma por parte del nombre.`,
    'syntax.comment':
      'Encima de esta descripción hay un comentario, y Wakamiti solo los admite detrás: no puede leer el fichero.',
    'syntax.other': ({ explanation }: { explanation: string }) => `El analizador de Gherkin dice: \`${explanation}\`.`,
    'language.unknown': ({ language }: { language: string }) => `Wakamiti lee español e inglés, no \`${language}\`.`,
    'language.missing': ({ language }: { language: StepLanguage }) =>
      `Sin la línea \`# language: ${language}\`, Wakamiti lee el fichero en inglés y no entiende nada.`,
    'language.other': ({ language, written }: { language: StepLanguage; written: StepLanguage }) =>
      `El fichero dice que está en ${ES.languages[language]} y está en ${ES.languages[written]}.`,
    'unsupported.rule': ({ keyword }: { keyword: string }) =>
      `Wakamiti no conoce \`${keyword}\`. Deja los escenarios directamente en la característica.`,
    'unsupported.keyword': ({ keyword, instead }: { keyword: string; instead: string }) =>
      `Wakamiti no conoce \`${keyword}\`. Escribe \`${instead}\`.`,
    'unsupported.examples': ({ keyword, instead }: { keyword: string; instead: string }) =>
      `\`${keyword}\` no lleva ejemplos. Con ejemplos es \`${instead}\`.`,
    'unsupported.blocks': 'Bajo un paso va un solo bloque: o un texto o una tabla.',
    'structure.fragment': ({ keywords }: { keywords: string[] }) =>
      `Para ejecutarlo, encima de los pasos va ${codes(keywords, 'es')}.`,
    'structure.title': ({ keyword }: { keyword: string }) => `\`${keyword}\` lleva un título en la misma línea.`,
    'structure.examples': ({ keyword }: { keyword: string }) =>
      `Un esquema lleva al menos una tabla de \`${keyword}\`.`,
    'structure.rows': ({ keyword }: { keyword: string }) =>
      `\`${keyword}\` no tiene filas de valores: no se ejecutará nada.`,
    'description.line': ({ keyword }: { keyword: string | undefined }) =>
      `Wakamiti lee esta línea como descripción y no la ejecuta. ${keyword ? `Debe empezar por \`${keyword}\`.` : 'Ponle delante una palabra clave.'}`,
    'description.block':
      'Aquí no hay ningún paso que lleve una tabla o un bloque de texto: Wakamiti lo lee como descripción.',
    'description.loose': ({ title }: { title: string }) =>
      `Wakamiti lee esta línea como descripción y no la ejecuta. Ponle encima \`${title}:\` o el título de un escenario.`,
    'definition.steps': ({ tag }: { tag: string }) =>
      `\`@${tag}\`: los pasos son textos para el fichero de implementación (\`@implementation\`), que lleva los pasos de Wakamiti. Aquí no se busca ninguno.`,
    'implementation.steps': ({ tag }: { tag: string }) =>
      `\`@${tag}\`: estos pasos se ejecutan en lugar de los textos de su definición, que está en otro fichero.`,
    'ids.several': ({ ids }: { ids: string[] }) =>
      `Hay varios identificadores (${codes(ids, 'es')}) y Wakamiti admite uno solo: no carga el fichero.`,
    'ids.repeated': ({ id, file }: { id: string; file?: string }) =>
      `El identificador \`${id}\` ya se usa${file ? ` en \`${file}\`` : ' más arriba'}, y \`strictTestCaseID\` exige que sea único.`,
    'ids.missing': 'El escenario no tiene un identificador válido, y `strictTestCaseID` lo exige.',
    'stepMap.form': ({ value }: { value: string }) =>
      `\`${value}\` no reparte pasos: van números enteros separados por guiones y sin espacios, como \`2-1-2\`.`,
    'stepMap.length': ({ found, steps }: { found: number; steps: number }) =>
      found > steps
        ? `Hay ${found} números y la definición tiene ${counted('paso', 'pasos')(steps)}: Wakamiti se detiene con un error.`
        : `Hay ${counted('número', 'números')(found)} y la definición tiene ${steps} pasos: los demás se quedan sin nada que ejecutar.`,
    'stepMap.sum': ({ sum, steps }: { sum: number; steps: number }) =>
      sum < steps
        ? `Los números suman ${sum} y aquí hay ${steps} pasos: los últimos no se ejecutan.`
        : `Los números suman ${sum} y aquí hay ${counted('paso', 'pasos')(steps)}: faltan pasos para los últimos textos.`,
    'pair.missing': ({ id, role }: { id: string; role: keyof typeof ES.roles }) =>
      `En los ficheros abiertos no hay ninguna ${ES.roles[role]} con \`@${id}\`.`,
    'pair.id': ({ role }: { role: keyof typeof ES.roles }) =>
      `Esta ${ES.roles[role]} no tiene identificador: Wakamiti no puede encontrar su pareja.`,
    'pair.kind': ({ id, isOutline }: { id: string; isOutline: boolean }) =>
      isOutline
        ? `\`@${id}\` es aquí un esquema y en la definición un escenario: Wakamiti no los une.`
        : `\`@${id}\` es aquí un escenario y en la definición un esquema: Wakamiti no los une.`,
    'pair.steps': ({ definition, implementation }: { definition: number; implementation: number }) =>
      `La definición tiene ${counted('paso', 'pasos')(definition)} y aquí hay ${implementation}. Sin \`# redefinition.stepMap:\` va uno para cada texto y los últimos no se ejecutan.`,
    'example.unknown': ({ name, names, near }: { name: string; names: readonly string[]; near?: string | undefined }) =>
      `\`<${name}>\` ${names.length > 0 ? `no es ninguna columna de los ejemplos (${codes(names.map(bracketed), 'es')})` : 'solo cambia en un esquema con ejemplos'}. ${near ? `¿Querías decir \`${bracketed(near)}\`?` : 'Queda como está escrito.'}`,
    undefined: ({ sentence, row, isNear }: Undefined) =>
      row
        ? `Con ${codes(cellsOf(row), 'es')} (línea ${row.line}) no es ningún paso: «${sentence}».`
        : `No es ningún paso de Wakamiti${isNear ? '' : ', y ninguno se le parece'}.`,
    'undefined.ending': ({ sign }: { sign: string }) => `Sin el \`${sign}\` del final es un paso de Wakamiti.`,
    /** `used` is the only plugin in use, and `modules` would bring the others. */
    ambiguous: ({ used, modules }: { used?: Localized; modules?: string[] }) =>
      used && modules
        ? `Aquí es un paso de ${used.es}. Si se cargara también ${codes(modules, 'es')}, habría dos y Wakamiti no ejecutaría ninguno: indica los módulos en \`# modules:\`.`
        : 'Lo entienden varios pasos, y Wakamiti no ejecuta ninguno.',
    argument: ({ fault, type, examples }: { fault: keyof typeof ES.faults; type: string; examples: string[] }) =>
      `${ES.faults[fault](type)} ${inCode(examples).join(', ')}`.trim(),
    'argument.word': ({ words }: { words: string[] }) => `Aquí solo valen estas palabras: ${codes(words, 'es')}.`,
    'argument.language': ({ value, language, written }: { value: string; language: string; written: string }) =>
      `El paso se encuentra, pero su valor se lee según \`dataFormatLanguage: ${language}\` de wakamiti.yaml, que no entiende \`${value}\` o le da otro sentido. La propiedad \`# dataFormatLanguage: ${written}\` encima de la característica vale para ambas cosas.`,
    'argument.thousands': ({ value, sign, read }: Record<'value' | 'sign' | 'read', string>) =>
      `En \`${value}\`, el signo \`${sign}\` separa miles: Wakamiti lee \`${read}\`.`,
    'block.missing': ({ block }: { block: keyof typeof ES.blocks }) => `Bajo este paso va ${ES.blocks[block]}.`,
    'block.superfluous': ({ block }: { block: keyof typeof ES.blocks }) =>
      `El paso no lleva nada debajo, y aquí hay ${ES.blocks[block]}.`,
    'block.other': ({ block, found }: { block: keyof typeof ES.blocks; found: keyof typeof ES.blocks }) =>
      `Bajo este paso va ${ES.blocks[block]}, y hay ${ES.blocks[found]}.`,
    'columns.count': ({ least, most, found }: { least: number; most: number; found: number }) =>
      `La tabla lleva ${least === most ? most : `de ${least} a ${most}`} columnas y tiene ${found}.`,
    'columns.names': ({ columns }: { columns: string[] }) =>
      `Las columnas tienen que llamarse así: ${codes(columns, 'es')}.`,
    'broken.phrase': ({ phrase, warning }: { phrase: string; warning: Localized }) =>
      `\`${phrase}\` no comprueba lo que dice. ${warning.es}`,
    'broken.step': ({ warning }: { warning: Localized | undefined }) => warning?.es ?? '',
    'argument.start': ({ start }: { start: string }) =>
      `Este texto no puede empezar por \`${start}\`: el paso no encontraría nada.`,
    'free.unread': ({ text }: { text: string }) =>
      `El paso toma \`${text}\` por palabra libre o por nombre: no niega ni cuenta ni compara nada.`,
    'reference.property': ({ name, near }: { name: string; near: string }) =>
      `Aquí \`${near}\` tiene valor y \`${name}\` no: si tampoco lo recibe al arrancar, el paso acaba en error.`,
    'reference.place': ({ name }: { name: string }) =>
      `El comentario \`# ${name}:\` no vale donde está. Ponlo encima del escenario o de la característica; si no, el paso acaba en error.`,
    /** `count` is the number of earlier steps; undefined for a result that is referred to by name. */
    'reference.result': ({ id, count: steps, isPart }: { id: string; count: number | undefined; isPart: boolean }) =>
      `${steps === undefined ? `Ningún paso anterior del escenario lleva encima \`# id: ${id}\`` : `No hay resultado \`${id}\`: antes ${steps === 1 ? 'se ejecuta 1 paso' : `se ejecutan ${steps} pasos`}, con los antecedentes`}. ${isPart ? 'El paso acaba en error' : 'En su lugar queda el texto `null`'}.`,
    'reference.form': ({ isOpen }: { isOpen: boolean }): string =>
      isOpen
        ? 'Falta la llave que la cierra: Wakamiti deja el texto como está.'
        : 'Wakamiti la deja como está. Entre las llaves va el nombre de una propiedad, el resultado de un paso (`1#`, `-1#$.id`) o código (`=…`).',
    'module.place':
      'Aquí Wakamiti no la lee: la lista de módulos va encima de la característica y vale para todo el fichero.',
    'module.unknown': ({ name }: { name: string }) =>
      `Ningún plugin de Wakamiti tiene el módulo \`${name}\`. Si es de un plugin tuyo, está bien.`,
    'block.empty': 'Aquí van los datos del paso, y todavía no hay ninguno.',
    'columns.rows': ({ isOnly }: { isOnly: boolean }) =>
      `Wakamiti no lee la primera fila de esta tabla: es su cabecera. ${isOnly ? 'Con una sola fila no queda ningún valor.' : 'Esta parece una fila de valores, y se perdería.'}`,
    'block.json': ({ expected }: { expected: keyof typeof JSON_PARTS }) =>
      `Tiene que ser JSON y aquí deja de serlo: escribe ${JSON_PARTS[expected].es}.`,
    'wording.changed': ({ release, expression }: Wording) => `En Wakamiti ${release} es \`${expression}\`.`,
    'wording.gone': ({ release, expression }: Wording) =>
      `En Wakamiti ${release} no hay ningún paso \`${expression}\`: busca otro que haga lo mismo.`,
    'module.missing': ({ name, modules, count, line, file }: LeftOut) => {
      const steps = count === 1 ? 'Hay un paso' : `Hay ${count} pasos`
      const place = `${count === 1 ? 'en' : 'el primero, en'} ${file ? `\`${file}\`, ` : ''}la línea ${line}`
      return `${steps} de ${name.es} (${place}) que esta lista deja fuera. Añade ${codes(modules, 'es')}.`
    },
  },
}

const EN: typeof ES = {
  parts: { StepLine: 'a step', TagLine: 'a tag', TableRow: 'the row of a table', DocStringSeparator: 'a doc string' },
  blocks: { none: 'nothing', docstring: 'a doc string', table: 'a table' },
  languages: { es: 'Spanish', en: 'English' },
  roles: { definition: 'definition', implementation: 'implementation' },
  faults: {
    missing: (type) => `The value is missing: write one of type \`${type}\`.`,
    quotes: (type) =>
      `A value of type \`${type}\` is written in straight quotes; quotes inside it need a \`\\\` before them.`,
    'no-quotes': (type) => `A value of type \`${type}\` is written without quotes.`,
    'one-word': (type) => `A value of type \`${type}\` is one word: letters without accents, digits, \`_\` and \`-\`.`,
    digits: (type) => `A value of type \`${type}\` is a number.`,
    whole: (type) => `A value of type \`${type}\` has no decimals.`,
    decimals: (type) => `A value of type \`${type}\` always has decimals.`,
    separators: () => 'Decimals and thousands are written in the language of the data, for example:',
    scheme: (type) => `A value of type \`${type}\` begins with \`http://\`, \`https://\` or \`ftp://\`.`,
    address: (type) =>
      `A value of type \`${type}\` has no spaces, double quotes, accents or any of \`[ ] { } < > |\`: encode them, like \`%20\`.`,
    unit: () => 'A duration is a whole number and its unit, for example:',
    moment: (type) => `A value of type \`${type}\` is written like this, for example:`,
    metric: () => 'This is not one of the metrics.',
    comparison: () => 'Comparisons use one of the phrases of Wakamiti, for example:',
  },
}

const en: typeof es = {
  patternFaults: {
    empty: 'Write the expression.',
    'unknown-type': 'There is no such type. See the types on the page of data types.',
    'duplicate-argument': 'Two arguments have the same name.',
    'invalid-argument-name': 'The name of an argument has letters and digits, and begins with a letter.',
    'invalid-pattern': 'A parenthesis or a brace is unmatched.',
    'too-long': 'The expression is too long: write at most 500 characters.',
    known: 'It is already declared.',
  },
  texts: {
    'limit.size': ({ actual, most }) =>
      `The text has ${count(actual, 'en')} characters; up to ${count(most, 'en')} are checked. Split the file.`,
    'limit.lines': ({ actual, most }) =>
      `The text has ${count(actual, 'en')} lines; up to ${count(most, 'en')} are checked. Split the file.`,
    'limit.line': ({ actual, most }) =>
      `This line has ${count(actual, 'en')} characters; up to ${count(most, 'en')} are checked.`,
    'limit.steps': ({ most }) =>
      `Up to ${count(most, 'en')} steps are checked, counting each row of examples once. Nothing was checked from here on.`,
    'encoding.other': 'There are characters here that could not be read: save the file in UTF-8 and open it again.',
    'syntax.unexpected': ({ found, expected }) =>
      `\`${found}\` does not belong here. Write ${listOf(partNames(expected, EN.parts), 'en', 'disjunction')}.`,
    'syntax.end': ({ fence, expected }) =>
      fence === undefined
        ? `The file ends too early: ${listOf(partNames(expected, EN.parts), 'en', 'disjunction')} is missing.`
        : `The file ends inside a doc string: close it with ${fence === '```' ? 'three backticks' : `\`${fence}\``}.`,
    'syntax.cells': ({ found, wanted }) =>
      `The first row of the table has ${counted('cell', 'cells')(wanted)}, and this one has ${found}. Check the bars (\`|\`).`,
    'syntax.bar': 'The row has no bar at one end: the cell is lost.',
    'syntax.blank': ({ written }) =>
      `This is not an ordinary space (\`${codePointOf(written)}\`), and Wakamiti does not recognize the line.`,
    'syntax.fence': 'A doc string goes between two lines of `"""`.',
    'syntax.markdown': 'This is Markdown: it does not belong in Gherkin.',
    'syntax.tag': 'A tag has no spaces in it.',
    'encoding.mark':
      'The file begins with an invisible mark (BOM). Wakamiti reads it as text, and the first line is lost: it does not even see the language.',
    'syntax.foreign': ({ written, language, keyword }) =>
      `\`${written}\` is a keyword in ${EN.languages[language]}. This file uses \`${keyword}\`.`,
    'syntax.keyword': ({ written, keyword }) => `\`${written}\` is not a keyword. Did you mean \`${keyword}\`?`,
    'syntax.colon': ({ keyword }) => `Write \`${keyword}\`, with the colon right after the word.`,
    'syntax.sentence': ({ written }) => `The step after \`${written}\` is missing.`,
    'syntax.tagComment':
      'A line of tags cannot have a comment: Wakamiti does not recognize the line. Put the comment on a line of its own.',
    'syntax.tagComma': ({ tag }) => `Put a space after \`${tag}\`: Wakamiti takes the comma as part of the name.`,
    'syntax.comment':
      'There is a comment above this description, and Wakamiti allows comments only below it: it cannot read the file.',
    'syntax.other': ({ explanation }) => `The Gherkin parser says: \`${explanation}\`.`,
    'language.unknown': ({ language }) => `Wakamiti reads Spanish and English, not \`${language}\`.`,
    'language.missing': ({ language }) =>
      `Without the line \`# language: ${language}\`, Wakamiti reads the file as English and understands nothing.`,
    'language.other': ({ language, written }) =>
      `The file says that it is in ${EN.languages[language]}; it is in ${EN.languages[written]}.`,
    'unsupported.rule': ({ keyword }) =>
      `Wakamiti does not know \`${keyword}\`. Put the scenarios directly into the feature.`,
    'unsupported.keyword': ({ keyword, instead }) => `Wakamiti does not know \`${keyword}\`. Write \`${instead}\`.`,
    'unsupported.examples': ({ keyword, instead }) =>
      `\`${keyword}\` takes no examples. With examples it is \`${instead}\`.`,
    'unsupported.blocks': 'A step takes one block only: either a doc string or a table.',
    'structure.fragment': ({ keywords }) => `To run, the steps need ${codes(keywords, 'en')} above them.`,
    'structure.title': ({ keyword }) => `\`${keyword}\` needs a title on the same line.`,
    'structure.examples': ({ keyword }) => `An outline needs at least one table of \`${keyword}\`.`,
    'structure.rows': ({ keyword }) => `\`${keyword}\` has no rows with values: nothing will run.`,
    'description.line': ({ keyword }) =>
      `Wakamiti reads this line as a description and does not run it. ${keyword ? `It should begin with \`${keyword}\`.` : 'Put a keyword before it.'}`,
    'description.block': 'No step here takes a table or a doc string: Wakamiti reads it as a description.',
    'description.loose': ({ title }) =>
      `Wakamiti reads this line as a description and does not run it. Put \`${title}:\` or the title of a scenario above it.`,
    'definition.steps': ({ tag }) =>
      `\`@${tag}\`: the steps are texts for the implementation file (\`@implementation\`), which has the steps of Wakamiti. None is looked up here.`,
    'implementation.steps': ({ tag }) =>
      `\`@${tag}\`: these steps run in place of the texts of their definition, which is in another file.`,
    'ids.several': ({ ids }) =>
      `There are several identifiers (${codes(ids, 'en')}), and Wakamiti takes one: it does not load the file.`,
    'ids.repeated': ({ id, file }) =>
      `The identifier \`${id}\` is already used${file ? ` in \`${file}\`` : ' above'}, and \`strictTestCaseID\` requires it to be unique.`,
    'ids.missing': 'The scenario has no valid identifier, and `strictTestCaseID` requires one.',
    'stepMap.form': ({ value }) =>
      `\`${value}\` is not a list of steps: write whole numbers with hyphens between them and no spaces, like \`2-1-2\`.`,
    'stepMap.length': ({ found, steps }) =>
      found > steps
        ? `There are ${found} numbers and the definition has ${counted('step', 'steps')(steps)}: Wakamiti stops with an error.`
        : `There ${found === 1 ? 'is 1 number' : `are ${found} numbers`} and the definition has ${steps} steps: the others have nothing to run.`,
    'stepMap.sum': ({ sum, steps }) =>
      sum < steps
        ? `The numbers add up to ${sum} and there are ${steps} steps here: the last ones do not run.`
        : `The numbers add up to ${sum} and there ${steps === 1 ? 'is 1 step' : `are ${steps} steps`} here: the last texts get too few.`,
    'pair.missing': ({ id, role }) => `None of the open files has the ${EN.roles[role]} of \`@${id}\`.`,
    'pair.id': ({ role }) => `This ${EN.roles[role]} has no identifier: Wakamiti cannot find its counterpart.`,
    'pair.kind': ({ id, isOutline }) =>
      isOutline
        ? `\`@${id}\` is an outline here and a scenario in its definition: Wakamiti does not pair them.`
        : `\`@${id}\` is a scenario here and an outline in its definition: Wakamiti does not pair them.`,
    'pair.steps': ({ definition, implementation }) =>
      `The definition has ${counted('step', 'steps')(definition)} and there are ${implementation} here. Without \`# redefinition.stepMap:\` each text gets one and the last ones do not run.`,
    'example.unknown': ({ name, names, near }) =>
      `\`<${name}>\` is ${names.length > 0 ? `not a column of the examples (${codes(names.map(bracketed), 'en')})` : 'replaced only in an outline with examples'}. ${near ? `Did you mean \`${bracketed(near)}\`?` : 'It stays as written.'}`,
    undefined: ({ sentence, row, isNear }) =>
      row
        ? `With ${codes(cellsOf(row), 'en')} (line ${row.line}) it is not a step: “${sentence}”.`
        : `It is not a step of Wakamiti${isNear ? '' : ', and none is like it'}.`,
    'undefined.ending': ({ sign }) => `Without the \`${sign}\` at its end it is a step of Wakamiti.`,
    ambiguous: ({ used, modules }) =>
      used && modules
        ? `Here it is a step of ${used.en}. If ${codes(modules, 'en')} were loaded, too, there would be two and Wakamiti would run none: list the modules in \`# modules:\`.`
        : 'Several steps match it, and Wakamiti runs none of them.',
    argument: ({ fault, type, examples }) => `${EN.faults[fault](type)} ${inCode(examples).join(', ')}`.trim(),
    'argument.word': ({ words }) => `Only these words are valid here: ${codes(words, 'en')}.`,
    'argument.language': ({ value, language, written }) =>
      `The step is found, but its value is read according to \`dataFormatLanguage: ${language}\` in wakamiti.yaml, which does not understand \`${value}\` or gives it another meaning. The property \`# dataFormatLanguage: ${written}\` above the feature sets both.`,
    'argument.thousands': ({ value, sign, read }) =>
      `In \`${value}\`, the sign \`${sign}\` separates thousands: Wakamiti reads \`${read}\`.`,
    'block.missing': ({ block }) => `This step needs ${EN.blocks[block]} below it.`,
    'block.superfluous': ({ block }) => `This step takes nothing below it, and there is ${EN.blocks[block]}.`,
    'block.other': ({ block, found }) =>
      `This step needs ${EN.blocks[block]} below it, and there is ${EN.blocks[found]}.`,
    'columns.count': ({ least, most, found }) =>
      `The table takes ${least === most ? most : `${least} to ${most}`} columns and has ${found}.`,
    'columns.names': ({ columns }) => `The columns must have these names: ${codes(columns, 'en')}.`,
    'broken.phrase': ({ phrase, warning }) => `\`${phrase}\` does not check what it says. ${warning.en}`,
    'broken.step': ({ warning }) => warning?.en ?? '',
    'argument.start': ({ start }) => `This text cannot begin with \`${start}\`: the step would find nothing.`,
    'free.unread': ({ text }) =>
      `The step reads \`${text}\` as free words or a name: it does not negate, count or compare anything.`,
    'reference.property': ({ name, near }) =>
      `Here \`${near}\` has a value and \`${name}\` has none: unless it is given one at start-up, the step ends in error.`,
    'reference.place': ({ name }) =>
      `The comment \`# ${name}:\` has no effect where it is. Put it above the scenario or the feature, or else the step ends in error.`,
    'reference.result': ({ id, count: steps, isPart }) =>
      `${steps === undefined ? `No earlier step of the scenario has \`# id: ${id}\` above it` : `There is no result \`${id}\`: ${steps === 1 ? '1 step runs' : `${steps} steps run`} before it, with the background`}. ${isPart ? 'The step ends in error' : 'The text `null` takes its place'}.`,
    'reference.form': ({ isOpen }) =>
      isOpen
        ? 'The brace that closes it is missing: Wakamiti leaves the text as it is.'
        : 'Wakamiti leaves it as it is. Between the braces goes the name of a property, the result of a step (`1#`, `-1#$.id`) or code (`=…`).',
    'module.place':
      'Wakamiti does not read it here: the list of modules goes above the feature and applies to the whole file.',
    'module.unknown': ({ name }) =>
      `No plugin of Wakamiti has the module \`${name}\`. If it belongs to a plugin of yours, that is fine.`,
    'block.empty': 'The data of the step goes here, and there is none yet.',
    'columns.rows': ({ isOnly }) =>
      `Wakamiti does not read the first row of this table: it is the heading. ${isOnly ? 'A single row leaves no value.' : 'This one looks like a row of values, which would be lost.'}`,
    'block.json': ({ expected }) => `It has to be JSON, and here it is not: write ${JSON_PARTS[expected].en}.`,
    'wording.changed': ({ release, expression }) => `In Wakamiti ${release} it is \`${expression}\`.`,
    'wording.gone': ({ release, expression }) =>
      `Wakamiti ${release} has no step \`${expression}\`: look for another one that does the same.`,
    'module.missing': ({ name, modules, count, line, file }) => {
      const steps = count === 1 ? 'There is a step' : `There are ${count} steps`
      const place = `${count === 1 ? '' : 'the first '}${file ? `in \`${file}\`, ` : 'on '}line ${line}`
      return `${steps} of ${name.en} (${place}) that this list leaves out. Add ${codes(modules, 'en')}.`
    },
  },
}

// Marked as pure, so that the bundle of the worker, which shows no texts, drops these.
export const FEATURE_FINDINGS_STRINGS = /* @__PURE__ */ translated({ es, en }, { titles: TITLES })

export type FeatureFindingsStrings = (typeof FEATURE_FINDINGS_STRINGS)['es']

/** Texts that page and command line share: how features use steps, and what a translation leaves as it is. */
export const FEATURE_REPORT_STRINGS = /* @__PURE__ */ translated({
  es: {
    usageColumns: {
      count: 'veces',
      sentences: 'frases',
      files: 'ficheros',
      plugin: 'plugin',
      step: 'paso',
      id: 'id',
      caution: 'atención',
    },
    ownStep: 'sin plugin',
    reasons: {
      undefined: 'no es ningún paso conocido',
      ambiguous: 'lo entienden varios pasos',
      custom: 'es un paso tuyo',
      value: 'el valor no se puede escribir en el otro idioma',
      wording: 'con estas palabras no hay frase en el otro idioma',
      example: 'con unos ejemplos es un paso y con otros, otro',
      row: 'con algún ejemplo no es ningún paso',
      shared: 'unos pasos lo toman por un valor y otros tal como está: hacen falta dos columnas',
      property: 'queda como está: los pasos leen este número en el formato del otro idioma',
      fault: 'el resultado tiene aquí un error',
      fails: 'traducido, pero este paso no funciona en ese idioma',
    },
  },
  en: {
    usageColumns: {
      count: 'uses',
      sentences: 'sentences',
      files: 'files',
      plugin: 'plugin',
      step: 'step',
      id: 'id',
      caution: 'caution',
    },
    ownStep: 'no plugin',
    reasons: {
      undefined: 'it is not a known step',
      ambiguous: 'several steps match it',
      custom: 'it is a step of your own',
      value: 'the value cannot be written in the other language',
      wording: 'there is no sentence with these words in the other language',
      example: 'with some examples it is one step, with others another one',
      row: 'with some examples it is not a step',
      shared: 'some steps take it as a value and others as it stands: two columns are needed',
      property: 'it stays as it is: steps read this number in the format of the other language',
      fault: 'the result has an error here',
      fails: 'translated, but this step does not work in that language',
    },
  },
})
