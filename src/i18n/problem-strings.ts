import { counted } from '@/lib/text'
import { translated } from './locale'

/** Parts are strings; functions with other parameters declare them, and only count as objects here. */
type Text = string | ((...parts: string[]) => string) | object

const WORDS = {
  didYouMean: { es: (name) => `¿querías decir ${name}?`, en: (name) => `did you mean ${name}?` },
  knownNames: { es: (names) => `los que hay: ${names}`, en: (names) => `known: ${names}` },
  checkName: { es: 'revisa el nombre', en: 'check the name' },
  titled: { es: (title, text) => `${title}: ${text}`, en: (title, text) => `${title}: ${text}` },
  write: { es: (text) => `escribe ${text}`, en: (text) => `write ${text}` },
  writeOrRemove: { es: 'escríbelo o quítalo', en: 'write it, or remove it' },
  correctIt: { es: 'corrígelo', en: 'correct it' },
  tooDeep: { es: 'hay demasiados niveles → quita niveles', en: 'nested too deep → nest less' },
  unknown: { es: (name) => `no existe ${name}`, en: (name) => `${name} is unknown` },
  missing: { es: (name) => `falta ${name} → escríbelo`, en: (name) => `${name} is missing → write it` },
  cannotBe: { es: (name, value) => `${name} no puede ser ${value}`, en: (name, value) => `${name} cannot be ${value}` },
  nothing: { es: 'nada', en: 'nothing' },
  'files.symbolicLink': { es: 'es un enlace simbólico', en: 'a symbolic link' },
  'files.unreadableKind': { es: 'no es un fichero que se pueda leer', en: 'not a file that can be read' },
  'files.unreadable': { es: (reason) => `no se puede leer (${reason})`, en: (reason) => `cannot be read (${reason})` },
  'files.lookAtPermissions': { es: 'revisa su nombre y sus permisos', en: 'look at its name and its permissions' },
  'schema.quote': { es: (text) => `pon ${text} entre comillas`, en: (text) => `put ${text} between quotes` },
  'schema.content': { es: 'el contenido', en: 'the content' },
  'raw.blankAfterHash': { es: 'pon un espacio detrás de #', en: 'put a space after #' },
  'raw.note': { es: 'escribe :::note, y ciérrala con :::', en: 'write :::note, and close it with :::' },
  'raw.shownAsIs': { es: (text) => `${text} se muestra tal cual`, en: (text) => `${text} is shown as is` },
  'raw.backtick': { es: 'cierra el acento grave', en: 'close the backtick' },
  'raw.writeWords': { es: 'escribe palabras, o el propio carácter', en: 'write words, or the character itself' },
  'links.beginAtSite': { es: 'escríbelo desde la raíz: /plugins/rest/', en: 'write it from the root: /plugins/rest/' },
  'links.thisPage': { es: 'esta página', en: 'this page' },
} satisfies Record<string, Record<'es' | 'en', Text>>

const es = {
  empty: (name) => `${name} está vacío → escríbelo o quítalo`,
  twice: (name) => `${name} está dos veces → quita uno de los dos o cámbialo`,
  twiceAt: (name, place) => `${name} está dos veces → quita uno de los dos o cámbialo: el otro está en ${place}`,
  unclosed: (name, end) => `${name} no se cierra → ciérralo con ${end}`,
  cannotHave: (name, part) => `${name} no puede tener ${part}`,
  otherLanguage: (text, locale) => `${text} está en otro idioma → escríbelo en ${locale}`,
  unneeded: (key) => `este ejemplo no necesita ${key} → quítalo`,
  'broken.check': (reason) =>
    `la revisión falla en este fichero: ${reason} → simplifícalo; si está bien, el error es de la revisión`,
  'files.realFile': 'pon el propio fichero en la carpeta del contenido',
  'files.hidden': 'ninguna página muestra un fichero oculto → pon un nombre que no empiece por punto, o quítalo',
  'files.tooLarge': (bytes: number) => `el fichero tiene más de ${bytes} bytes → hazlo más pequeño o divídelo`,
  'files.wrongFolder': (folders) => `las páginas no van aquí → ponla en ${folders}`,
  'files.unused': 'ninguna página usa este fichero → usa un nombre como mi-pagina.es.md o mi-dibujo.es.svg, o quítalo',
  'text.merge': 'están los dos lados de una fusión → deja uno y quita las líneas de <, = y >',
  'text.character': (code) =>
    `el carácter ${code} no va aquí → quítalo o reescríbelo, y guarda como UTF-8 con líneas en LF`,
  'pictures.damaged': (format) => `la imagen no se puede leer como ${format} → guárdala otra vez a partir del original`,
  'drawings.oneSvg': 'un dibujo es un solo <svg> → quita todo lo que haya alrededor',
  'drawings.refused': (name) => `un dibujo no puede tener ${name} → quítalo: usa solo formas, texto y atributos de SVG`,
  'frontMatter.none': 'no hay front matter → empieza el fichero con él: es YAML entre dos líneas de tres guiones',
  'yaml.comment': (text) => `#${text} es un comentario y no se muestra → pon todo el texto entre comillas`,
  'yaml.forbidden': (name) => `${name} no se admite en YAML → escribe los valores completos, con otros nombres`,
  'outline.underlined': (text) =>
    `la línea de debajo hace de "${text}" un título → empiézalo con ##, o sepáralos con una línea en blanco`,
  'outline.level': (text, marks) => `el título "${text}" no es de este nivel → usa ${marks}`,
  'outline.words': 'un título se hace de palabras → escríbelas, y pon debajo los enlaces y lo demás',
  'outline.differs': (own, file, other) => `esta página tiene ${own} donde ${file} tiene ${other} → haz que coincidan`,
  'fences.prompt': 'hay una orden con su indicador de consola → quita el indicador: quien lee pega la línea entera',
  'fences.lookAlike': (code) =>
    `el código tiene ${code}, que parece otro carácter → escribe el de siempre: quien lee lo copia`,
  'fences.noLanguage': (languages) => `hay código sin lenguaje → ponlo entre líneas de \`\`\` y di uno: ${languages}`,
  'raw.tableHead': 'pon | --- | --- | debajo de la cabecera, con tantas celdas',
  'raw.bold': 'hay una línea en negrita como título → empiézala con ## o ###',
  'raw.cells': (count: number, columns: number) =>
    `hay una fila de ${count} celdas en una tabla de ${columns} columnas → complétala, o escribe \\| donde | sea texto`,
  'raw.link': 'escribe [palabras](/plugins/rest/), sin espacios delante de la dirección ni dentro de ella',
  'raw.boldWords': 'escribe **palabras**, sin espacios dentro; el código va entre acentos graves',
  'raw.codeOnly': 'escribe palabras: aquí solo se marca el `código`',
  'raw.blankAfterMark': 'empieza cada elemento con su marca, - o 1., y un espacio',
  'raw.html': (tag) => `hay HTML: ${tag} → usa Markdown o una directiva; un comentario acaba en -->`,
  'raw.directive':
    'escribe ::nombre[texto]{clave="valor"} en su propia línea o :nombre[texto] en una frase; ::: cierra notas',
  'links.noAnchor': (where, anchor) => `${where} no tiene el ancla ${anchor || '(vacía)'}`,
  'links.ownMachine': (url) =>
    `${url} lleva a la máquina de quien lee → escríbelo entre acentos graves, o enlaza una página`,
  'links.foreignPicture': (url) => `la imagen ${url} no es del sitio → pon un svg o png en content/images: /images/…`,
  'links.notFromSite': (url) => `el enlace ${url} no empieza en la raíz del sitio`,
  'links.notWhole': (url) =>
    `el enlace "${url}" no se puede seguir → escríbelo entero: https://…, mailto:a@example.org o tel:+34…`,
  'links.noWords': (url) => `${url} no tiene palabras → di entre los corchetes adónde lleva, o qué muestra la imagen`,
  'directives.without': (directive, key) => `a ${directive} le falta ${key}`,
  'directives.nestedStep': 'hay un ::step dentro de otra cosa → ponlo en su propia línea',
  'documented.noExample': (id) => `ningún ejemplo usa el paso ${id} → escribe debajo un bloque gherkin con su frase`,
  'documented.elsewhere': (name, slug, directive) => `${name} se documenta en ${slug} → enlázalo: ${directive}`,
  'commands.secret': (value) =>
    `-K muestra un secreto en procesos y logs → escribe '${value}', o ponlo en la configuración`,
  'commands.noValue': (flag, kind) => `a ${flag} le falta un valor → escríbelo detrás: ${flag} ${kind}`,
  'exercises.notSolved': (parts) => `a la solución del ejercicio le falta: ${parts} → corrige la solución o su goal`,
  'exercises.doneAtStart': 'el ejercicio empieza ya resuelto → quita del comienzo lo que hay que hacer',
  'gherkin.otherPlugin': (sentence, ids) =>
    `"${sentence}" es ${ids} → di en el bloque de qué plugins son sus pasos, plugins=rest,database; si valen varios, expect=ambiguous`,
  'menu.section': (number: number, topics) => `la sección ${number} del menú tiene ${topics}`,
  'menu.notReached': (file, entry) => `ningún menú lleva a esta página → añádela a ${file}: ${entry}`,
  'references.noPattern': (type) =>
    `el tipo ${type} no tiene patrón → añádelo en src/steps/values/type-patterns.ts o corrige su nombre`,
  'steps.together': (id, one, other) => `${id}: ${one} y ${other} van juntos → haz que coincidan`,
  'steps.arguments': (id, described, locale, written) =>
    `${id}: los argumentos son ${described}, y la expresión en ${locale} tiene ${written} → describe cada uno una vez`,
  'addresses.pageGone': (slug) =>
    `${slug} se publicó y ya no es una página → di en content/reference/routes.yaml adónde lleva; si nunca se publicó, borra sus líneas`,
  'addresses.anchorGone': (slug, id) =>
    `${slug} ya no tiene el ancla #${id}, a la que pueden llevar enlaces → di en content/reference/anchors.yaml, bajo ${slug}, qué es ahora; si nunca se publicó, borra su línea de content/anchors.txt`,
  'addresses.noRoute': (route) => `${route} no se puede redirigir → escribe /ruta/ o /ruta.html, que no sea una página`,
  'asked.finds': (text, before, id) => `"${text}" encuentra antes ${before} → di lo que solo hace ${id}, o muévela`,
  'asked.count': (name, locale, count: number, range) => `${name}: frases en ${locale}: ${count} → escribe ${range}`,
  'asked.words': (text) => `"${text}" es muy corta o muy larga → escribe de 2 a 14 palabras`,
  'asked.isSentence': (text) => `"${text}" es la frase del paso → escribe cómo pregunta quien no la conoce`,
  'report.remembered': (count: number, file) => `${file}: direcciones nuevas: ${count}; guárdalo con tu cambio`,
  'report.edited': (place, page) => `${place}  no se ha ejecutado tal como está ahora  (npm run verify -- ${page})`,
  'report.phrases': (share, all: number) =>
    `frases que encuentran su paso: ${share} de ${all.toLocaleString('es', { useGrouping: 'always' })}`,
  'report.noFile': (file, folder) => `${file} no es un fichero de ${folder}/`,
  'report.sound': (count: number, folder) => `${count} ficheros en ${folder}/, sin problemas`,
  'report.soundFile': (file) => `${file} y su traducción, sin problemas`,
  'report.problems': (count: number, where) => `${counted('problema', 'problemas')(count)} en ${where}`,
} satisfies Record<string, Text>

const en: typeof es = {
  empty: (name) => `${name} is empty → write it, or remove it`,
  twice: (name) => `${name} appears twice → remove or change one of the two`,
  twiceAt: (name, place) => `${name} appears twice → remove or change one of the two: the other is ${place}`,
  unclosed: (name, end) => `${name} is not closed → close it with ${end}`,
  cannotHave: (name, part) => `${name} cannot have ${part}`,
  otherLanguage: (text, locale) => `${text} is in another language → write it in ${locale}`,
  unneeded: (key) => `this example does not need ${key} → remove it`,
  'broken.check': (reason) =>
    `the check fails in this file: ${reason} → simplify it; if it is correct, the check has a bug`,
  'files.realFile': 'put the file itself into the content folder',
  'files.hidden': 'no page shows a hidden file → begin its name without a dot, or remove it',
  'files.tooLarge': (bytes) => `the file has more than ${bytes} bytes → make it smaller, or split it`,
  'files.wrongFolder': (folders) => `pages do not go here → put it into ${folders}`,
  'files.unused': 'no page uses this file → use a name like my-page.es.md or my-drawing.es.svg, or remove it',
  'text.merge': 'both sides of a merge → keep one of them, and remove the lines of <, = and >',
  'text.character': (code) =>
    `character ${code} does not belong here → remove or retype it; save as UTF-8 with lines in LF`,
  'pictures.damaged': (format) => `the picture cannot be read as ${format} → save it again from its original`,
  'drawings.oneSvg': 'a drawing is one <svg> → remove everything around it',
  'drawings.refused': (name) =>
    `a drawing cannot have ${name} → remove it: use only shapes and text, with attributes of SVG`,
  'frontMatter.none': 'no front matter → begin the file with it: YAML between two lines of three hyphens',
  'yaml.comment': (text) => `#${text} is a comment, and not shown → put the whole text between quotes`,
  'yaml.forbidden': (name) => `${name} is not allowed in YAML → write the values in full, by other names`,
  'outline.underlined': (text) =>
    `the line below makes "${text}" a heading → begin it with ##, or put a blank line between them`,
  'outline.level': (text, marks) => `heading "${text}" has the wrong level → use ${marks}`,
  'outline.words': 'a heading is made of words → write them, and put links and the like below it',
  'outline.differs': (own, file, other) => `this page has ${own} where ${file} has ${other} → make the two agree`,
  'fences.prompt': 'a command with its prompt → leave the prompt out: readers paste the whole line',
  'fences.lookAlike': (code) =>
    `the code has ${code}, which looks like another character → type the usual one: readers copy it`,
  'fences.noLanguage': (languages) =>
    `code without a language → put it between lines of \`\`\` and name one: ${languages}`,
  'raw.tableHead': 'put | --- | --- | below its head, with as many cells',
  'raw.bold': 'a line in bold as a heading → begin it with ## or ###',
  'raw.cells': (count, columns) =>
    `a row has ${count} cells, its table ${columns} columns → complete it, or write \\| where | is text`,
  'raw.link': 'write [words](/plugins/rest/), with no space before or in the address',
  'raw.boldWords': 'write **words**, with no space inside; code goes between backticks',
  'raw.codeOnly': 'write words: only `code` is marked up here',
  'raw.blankAfterMark': 'begin each item with its mark, - or 1., and a space',
  'raw.html': (tag) => `raw HTML: ${tag} → use Markdown or a directive; a comment ends in -->`,
  'raw.directive': 'write ::name[label]{key="value"} on its own line, or :name[label] in a sentence; ::: closes notes',
  'links.noAnchor': (where, anchor) => `${where} has no anchor ${anchor || '(empty)'}`,
  'links.ownMachine': (url) =>
    `${url} leads to the machine of the reader → write it between backticks, or link to a page`,
  'links.foreignPicture': (url) => `image ${url} is not on the site → put an svg or png into content/images: /images/…`,
  'links.notFromSite': (url) => `link ${url} does not begin at the root of the site`,
  'links.notWhole': (url) =>
    `link "${url}" cannot be followed → write it in full: https://…, mailto:a@example.org or tel:+34…`,
  'links.noWords': (url) => `${url} has no words → say between the brackets where it leads, or what the picture shows`,
  'directives.without': (directive, key) => `${directive} without ${key}`,
  'directives.nestedStep': 'a ::step inside something else → put it on a line of its own',
  'documented.noExample': (id) => `no example uses step ${id} → write a gherkin fence with its sentence below it`,
  'documented.elsewhere': (name, slug, directive) => `${name} is documented on ${slug} → link to it: ${directive}`,
  'commands.secret': (value) =>
    `-K shows a secret in processes and logs → write '${value}', or put it into the configuration`,
  'commands.noValue': (flag, kind) => `${flag} without a value → write it after the flag: ${flag} ${kind}`,
  'exercises.notSolved': (parts) => `the solution of the exercise lacks: ${parts} → correct the solution or its goal`,
  'exercises.doneAtStart': 'the exercise is solved from the start → remove from its start what readers have to do',
  'gherkin.otherPlugin': (sentence, ids) =>
    `"${sentence}" is ${ids} → say on the fence which plugins have its steps, plugins=rest,database; if several fit, expect=ambiguous`,
  'menu.section': (number, topics) => `section ${number} of the menu contains ${topics}`,
  'menu.notReached': (file, entry) => `no menu leads to this page → add it to ${file}: ${entry}`,
  'references.noPattern': (type) =>
    `type ${type} has no pattern → add it to src/steps/values/type-patterns.ts, or correct its name`,
  'steps.together': (id, one, other) => `${id}: ${one} and ${other} belong together → make the two agree`,
  'steps.arguments': (id, described, locale, written) =>
    `${id}: the arguments are ${described}, the ${locale} expression has ${written} → describe each of them once`,
  'addresses.pageGone': (slug) =>
    `${slug} was published and is no longer a page → say in content/reference/routes.yaml where it leads; if it was never published, delete its lines`,
  'addresses.anchorGone': (slug, id) =>
    `${slug} no longer has the anchor #${id}, which links may lead to → say in content/reference/anchors.yaml, below ${slug}, what it is now; if it was never published, delete its line in content/anchors.txt`,
  'addresses.noRoute': (route) => `${route} cannot be redirected → write /path/ or /path.html, which is no page`,
  'asked.finds': (text, before, id) => `"${text}" finds ${before} first → say what only ${id} does, or move it`,
  'asked.count': (name, locale, count, range) => `${name}: phrases in ${locale}: ${count} → write ${range}`,
  'asked.words': (text) => `"${text}" is too short or too long → write 2 to 14 words`,
  'asked.isSentence': (text) => `"${text}" is the sentence of the step → write how people ask who do not know it`,
  'report.remembered': (count, file) => `${file}: new addresses: ${count}; commit it with your change`,
  'report.edited': (place, page) => `${place}  not run as it is now  (npm run verify -- ${page})`,
  'report.phrases': (share, all) => `phrases that find their step: ${share} of ${all.toLocaleString('en')}`,
  'report.noFile': (file, folder) => `${file} is not a file of ${folder}/`,
  'report.sound': (count, folder) => `${count} files in ${folder}/, no problems`,
  'report.soundFile': (file) => `${file} and its translation, no problems`,
  'report.problems': (count, where) => `${counted('problem', 'problems')(count)} in ${where}`,
}

/** Messages of the content check, which only writers see. */
export const PROBLEM_STRINGS = translated({ es, en }, WORDS)

export type ProblemStrings = (typeof PROBLEM_STRINGS)['es']
