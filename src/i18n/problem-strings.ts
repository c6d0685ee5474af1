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
  remove: { es: (text) => `quita ${text}`, en: (text) => `remove ${text}` },
  correctIt: { es: 'corrígelo', en: 'correct it' },
  tooDeep: { es: 'hay demasiados niveles → quita niveles', en: 'nested too deep → nest less' },
  unknown: { es: (name) => `no existe ${name}`, en: (name) => `${name} is unknown` },
  missing: { es: (name) => `falta ${name} → escríbelo`, en: (name) => `${name} is missing → write it` },
  cannotBe: { es: (name, value) => `${name} no puede ser ${value}`, en: (name, value) => `${name} cannot be ${value}` },
  nothing: { es: 'nada', en: 'nothing' },
  atLeast: { es: (least: number) => `escribe ${least} como mínimo`, en: (least) => `write at least ${least}` },
  'files.symbolicLink': { es: 'es un enlace simbólico', en: 'a symbolic link' },
  'files.unreadableKind': { es: 'no es un fichero que se pueda leer', en: 'not a file that can be read' },
  'files.unreadable': { es: (reason) => `no se puede leer (${reason})`, en: (reason) => `cannot be read (${reason})` },
  'files.lookAtPermissions': { es: 'revisa su nombre y sus permisos', en: 'look at its name and its permissions' },
  'schema.quote': { es: (text) => `pon ${text} entre comillas`, en: (text) => `put ${text} between quotes` },
  'schema.content': { es: 'el contenido', en: 'the content' },
  'raw.blankAfterHash': { es: 'pon un espacio detrás de #', en: 'put a space after #' },
  'raw.note': { es: 'escribe :::note, y ciérrala con :::', en: 'write :::note, and close it with :::' },
  'raw.hyphenItems': { es: 'empieza cada elemento con - y un espacio', en: 'begin each item with - and a space' },
  'raw.shownAsIs': { es: (text) => `${text} se muestra tal cual`, en: (text) => `${text} is shown as is` },
  'raw.backtick': { es: 'cierra el acento grave', en: 'close the backtick' },
  'raw.writeWords': { es: 'escribe palabras, o el propio carácter', en: 'write words, or the character itself' },
  'links.beginAtSite': { es: 'empieza por el sitio: /plugins/rest/', en: 'begin it at the site: /plugins/rest/' },
  'links.thisPage': { es: 'esta página', en: 'this page' },
  'commands.flagBefore': { es: 'pon delante una opción', en: 'put a flag before it' },
  'asked.noPhrases': { es: (id) => `el paso ${id} no tiene frases`, en: (id) => `step ${id} has no phrases` },
} satisfies Record<string, Record<'es' | 'en', Text>>

const es = {
  'missing.value': (name) => `${name} no tiene valor → escríbelo`,
  empty: (name) => `${name} está vacío → escríbelo o quítalo`,
  twice: (name) => `${name} está dos veces → quita uno de los dos o cámbialo`,
  twiceAt: (name, place) => `${name} está dos veces → quita uno de los dos o cámbialo: el otro está en ${place}`,
  unclosed: (name, end) => `${name} no se cierra → ciérralo con ${end}`,
  cannotHave: (name, part) => `${name} no puede tener ${part}`,
  otherLanguage: (text, locale) => `${text} está en otro idioma → escríbelo en ${locale}`,
  sameText: (place) => `es el mismo texto que en ${place} → traduce uno de los dos`,
  between: (least: number, most: number) => `escribe de ${least} a ${most}`,
  'broken.check': (reason) =>
    `el fichero no se puede revisar, ${reason} → simplifica o corrige el fichero; si está bien, el error es de la revisión`,
  'files.realFile': 'pon el propio fichero en la carpeta del contenido',
  'files.hidden':
    'es un fichero oculto, que ninguna página muestra → pon un nombre que no empiece por punto, o quítalo',
  'files.runs': 'no es lo que escribe `npm run verify` → quítalo y ejecuta `npm run verify`',
  'files.tooLarge': (bytes: number) => `el fichero tiene más de ${bytes} bytes → hazlo más pequeño o divídelo`,
  'files.wrongFolder': (folders) => `las páginas no van aquí → ponla en ${folders}`,
  'text.merge': 'están los dos lados de una fusión → deja uno y quita las líneas de <, = y >',
  'pictures.otherFormat': (format) => `el fichero no es un ${format} → guarda la imagen como ${format}`,
  'pictures.damaged': 'la imagen está dañada → vuelve a guardarla a partir del original',
  'drawings.markup': (reason) => `SVG: ${reason} → corrige el SVG`,
  'drawings.paint': (name, value) =>
    `el atributo ${name} es ${value} → escribe currentColor: otro color puede perderse en uno de los temas`,
  'drawings.leadsTo': (name, target) => `el atributo ${name} lleva a ${target} → apunta a un id del propio dibujo`,
  'drawings.idTaken': (id, prefix) =>
    `el id ${id} puede estar ocupado en una página que muestre el dibujo → haz que empiece por ${prefix}`,
  'drawings.oneSvg': 'un dibujo es un solo <svg> → quita todo lo que haya alrededor',
  'drawings.refused': (name) => `hay ${name} en un dibujo → quítalo: usa solo formas y texto, con los atributos de SVG`,
  'frontMatter.none':
    'no hay front matter → empieza el fichero con él: el front matter es YAML entre dos líneas de tres guiones',
  'frontMatter.shownAsIs': (field, mark) => `${field} muestra ${mark} tal cual → escríbelo con palabras, sin Markdown`,
  'frontMatter.sameAs': (field, file) => `${field} es igual que en ${file} → escribe otro texto en uno de los dos`,
  'yaml.comment': (text) => `#${text} es un comentario y no se muestra → pon todo el texto entre comillas`,
  'yaml.forbidden': (name) => `${name} no se admite en YAML → escribe los valores completos, con otros nombres`,
  'outline.underlined': (text) =>
    `"${text}" es un título por la línea de debajo → empiézalo con ##; una raya lleva encima una línea en blanco`,
  'outline.level': (text, marks) => `el título "${text}" no es de este nivel → usa ${marks}`,
  'fences.metaResidue': (text) =>
    `"${text}" detrás del lenguaje de un bloque → escribe clave=valor o clave="dos palabras"`,
  'fences.indented': 'hay código por sangría → ponlo entre dos líneas de ``` con su lenguaje',
  'fences.unclosedBefore': (line: number) =>
    `un bloque de código no se cierra antes del siguiente, en la línea ${line} → ciérralo; si lleva bloques dentro, pon más marcas fuera`,
  'fences.noLanguage': (languages) => `un bloque de código no dice su lenguaje → di uno: ${languages}`,
  'fences.correctJson': 'corrígelo: quien lee lo copia, y ningún programa lo acepta así',
  'fences.oddBlank': (code) =>
    `en el código hay un espacio que es ${code} → escribe un espacio normal: quien lee lo copia`,
  'fences.prompt': 'hay una orden con su indicador de consola → quita el indicador: quien lee pega la línea entera',
  'fences.dash': 'hay una raya que no es un guion → escribe - o --',
  'fences.quote': `hay una comilla que ninguna consola conoce → escribe " o '`,
  'raw.directive': 'escribe ::nombre[texto]{clave="valor"} solo en su línea; ::: es solo para cerrar una nota',
  'raw.blankAfterMark': 'pon un espacio detrás de la marca de cada elemento',
  'raw.tableHead': 'pon | --- | --- | debajo de la cabecera, con tantas celdas',
  'raw.bold': 'hay una línea en negrita como título → empiézala con ## o ###',
  'raw.html': (tag) => `hay HTML: ${tag}> → usa Markdown o una directiva`,
  'raw.cells': (count: number, columns: number) =>
    `hay una fila de ${count} celdas en una tabla de ${columns} columnas → completa la fila, o pon \\ delante de una | que sea texto`,
  'raw.link': 'escribe [palabras](/plugins/rest/), sin espacios delante de la dirección ni dentro de ella',
  'raw.boldWords': 'escribe **palabras**, sin espacios dentro; el código va entre acentos graves',
  'raw.ownLine':
    'ponlo solo en su línea, o escribe un solo signo de dos puntos dentro de una frase: :step[rest.define.service]',
  'raw.codeOnly': 'escribe palabras: aquí solo se marca el `código`',
  'links.defineAddress': 'escribe la dirección detrás de las palabras: [palabras](/plugins/rest/)',
  'links.noAnchor': (where, anchor) => `${where} no tiene el ancla ${anchor || '(vacía)'}`,
  'links.ownMachine': (url) =>
    `el enlace ${url} lleva a la máquina de quien lee → pon la dirección entre acentos graves, o enlaza una página`,
  'links.noWords': (url) => `el enlace ${url} no tiene palabras → escribe entre los corchetes adónde lleva`,
  'links.foreignPicture': (url) =>
    `la imagen ${url} no es del sitio → pon un svg o un png en content/images y escribe /images/…`,
  'links.byReference': 'hay una imagen por referencia → escribe su dirección en su sitio: ![…](/images/…)',
  'links.notFromSite': (url) => `el enlace ${url} no empieza por el sitio`,
  'links.noAddress': 'hay un enlace sin dirección → escríbela entre los paréntesis',
  'links.noAlternative': (url) =>
    `la imagen ${url} no tiene texto alternativo → describe entre los corchetes lo que se ve`,
  'links.notWhole': (url) =>
    `la dirección de ${url} no está completa → escríbela entera: https://example.org, mailto:a@example.org`,
  'links.refused': (url) => `el enlace ${url} no está permitido → enlaza con http, https, mailto o tel`,
  'directives.without': (directive, key) => `a ${directive} le falta ${key}`,
  'directives.nestedStep': 'hay un ::step dentro de otra cosa → ponlo en su propia línea',
  'documented.noAnchor': (slug, anchor) => `${slug} no tiene el ancla ${anchor} → documéntalo allí`,
  'documented.noExample': (id) =>
    `el paso ${id} no tiene un ejemplo que lo use → escribe debajo un bloque gherkin con su frase`,
  'documented.elsewhere': (name, slug, directive) => `${name} se documenta en ${slug} → enlázalo: ${directive}`,
  'commands.noValue': (flag) => `a ${flag} le falta un valor → escríbelo detrás`,
  'commands.notKeyValue': (flag, value) => `${flag} ${value} no es clave=valor → escribe clave=valor`,
  'commands.secret': (value) =>
    `hay un secreto en -K, que se ve en la lista de procesos y en el log → escribe ${value} como valor, en la configuración o entre comillas simples`,
  'exercises.notSolved': (parts) => `la solución no resuelve el ejercicio: ${parts} → corrige la solución o su goal`,
  'exercises.doneAtStart': 'el ejercicio empieza ya resuelto → quita del comienzo lo que hay que hacer',
  'gherkin.noStepOf': (sentence, plugins, ids, all) =>
    `"${sentence}" no es ningún paso de ${plugins} → es ${ids}: pon plugins=${all} en el bloque`,
  'gherkin.several': (sentence, ids) =>
    `"${sentence}" puede ser ${ids} → pon plugins=… o expect=ambiguous en el bloque`,
  'gherkin.noSteps': (title, scenario) => `"${title}" no tiene pasos → escríbelos, debajo de ${scenario}`,
  'gherkin.superfluous': (key) => `ningún paso de este ejemplo necesita ${key} → quítalo`,
  'menu.section': (number: number, topics) => `la sección ${number} del menú tiene ${topics}`,
  'menu.differs': (number: number, file) => `la sección ${number} del menú no es la de ${file}`,
  'menu.notReached': (file, entry) => `ningún menú lleva a esta página → añádela a ${file}: ${entry}`,
  'references.noValues': (key) => `${key} es uno de una lista y no tiene valores → pon la lista: values: [A, B]`,
  'references.noPattern': (type) =>
    `el código no tiene patrón para ${type} → añádelo en src/steps/values/type-patterns.ts o corrige el nombre`,
  'references.later': (since, version) =>
    `since ${since} es posterior a la versión ${version} → corrige uno de los dos`,
  'references.wrongValue': (type, list, value) => `${value} no va en ${list} de ${type} → corrígelo o quítalo`,
  'references.wrongDefault': (key, values) => `${key} no puede tener ese valor por defecto → escribe ${values} o null`,
  'steps.arguments': (id, described, locale, written) =>
    `${id}: los argumentos son ${described}, y la expresión en ${locale} tiene ${written}`,
  'steps.describeEach': 'describe una vez cada argumento de la expresión',
  'steps.allOptional': (id) => `${id} puede dejar fuera todas sus columnas → baja optional`,
  'steps.expression': (id, locale, fault) => `${id} (${locale}): ${fault}`,
  'steps.together': (id, one, other) => `${id}: ${one} y ${other} van juntos → haz que coincidan`,
  'steps.colon': (id, locale, block) =>
    `${id} (${locale}): con block: ${block}, los dos puntos al final sobran o faltan → haz que coincidan`,
  'addresses.pageGone': (slug) =>
    `${slug} se publicó y ya no es una página → di en content/reference/routes.yaml adónde lleva; si nunca se publicó, borra sus líneas`,
  'addresses.anchorGone': (slug, id) =>
    `${slug} ya no tiene el ancla #${id}, a la que pueden llevar enlaces → di en content/reference/anchors.yaml, bajo ${slug}, qué es ahora; si nunca se publicó, borra su línea de content/anchors.txt`,
  'addresses.noRoute': (route) =>
    `${route} no puede llevar a otra → escribe /ruta/ o /ruta.html, que no sea una página`,
  'asked.count': (name, count: number, locale) => `${name} tiene ${counted('frase', 'frases')(count)} en ${locale}`,
  'asked.words': (text, count: number) => `"${text}" tiene ${counted('palabra', 'palabras')(count)}`,
  'asked.isSentence': (text) => `"${text}" es la frase de un paso → escribe cómo pregunta quien no lo conoce`,
  'asked.finds': (text, before, id) =>
    `"${text}" encuentra ${before} antes que ${id} → di lo que solo hace su propio paso, o muévela`,
  'catalogue.noPage': (name) => `no hay ninguna página ${name} que use esto → dale el nombre de su página, o quítalo`,
  'report.remembered': (count: number, file) =>
    `${file}: ${counted('dirección nueva', 'direcciones nuevas')(count)}; guárdalo con tu cambio`,
  'report.edited': (place, page) => `${place}  no se ha ejecutado tal como está ahora  (npm run verify -- ${page})`,
  'report.run': (run: number, notRun: number) =>
    `ejemplos que ha ejecutado la herramienta ${run}, sin ejecutar ${notRun}`,
  'report.phrases': (share, all: number) =>
    `frases que encuentran su paso: ${share} de ${all.toLocaleString('es', { useGrouping: 'always' })}`,
  'report.noFile': (file, folder) => `${file} no es un fichero de ${folder}/`,
  'report.sound': (count: number, folder) => `${count} ficheros en ${folder}/, sin problemas`,
  'report.soundFile': (file) => `${file} y su traducción, sin problemas`,
  'report.problems': (count: number, where) => `${counted('problema', 'problemas')(count)} en ${where}`,
  'text.character': (code) =>
    `hay un carácter que no va aquí, ${code} → quítalo o escríbelo de nuevo, y guarda el fichero como UTF-8 con líneas que acaben en LF`,
  'files.unused':
    'es un fichero que ninguna página usa → llámalo como los de su carpeta (page.es.md, name.yaml, name.es.svg, .png o .avif, en minúsculas, cifras y guiones), o quítalo',
  'outline.words': 'un título se hace de palabras → escríbelas, y pon debajo los enlaces y lo demás',
  'outline.differs': (own, file, other) => `aquí hay ${own}, y en ${file}, ${other} → haz que coincidan`,
} satisfies Record<string, Text>

const en: typeof es = {
  'missing.value': (name) => `${name} has no value → write it`,
  empty: (name) => `${name} is empty → write it, or remove it`,
  twice: (name) => `${name} appears twice → remove or change one of the two`,
  twiceAt: (name, place) => `${name} appears twice → remove or change one of the two: the other is ${place}`,
  unclosed: (name, end) => `${name} is not closed → close it with ${end}`,
  cannotHave: (name, part) => `${name} cannot have ${part}`,
  otherLanguage: (text, locale) => `${text} is in another language → write it in ${locale}`,
  sameText: (place) => `the same text as in ${place} → translate one of the two`,
  between: (least, most) => `write ${least} to ${most}`,
  'broken.check': (reason) =>
    `the file cannot be checked, ${reason} → simplify or correct the file; if it is correct, the check has a bug`,
  'files.realFile': 'put the file itself into the content folder',
  'files.hidden': 'a hidden file, which no page shows → begin its name without a dot, or remove it',
  'files.runs': 'not what `npm run verify` writes → remove it and run `npm run verify`',
  'files.tooLarge': (bytes) => `the file has more than ${bytes} bytes → make it smaller, or split it`,
  'files.wrongFolder': (folders) => `pages do not go here → put it into ${folders}`,
  'text.merge': 'both sides of a merge → keep one of them, and remove the lines of <, = and >',
  'pictures.otherFormat': (format) => `the file is not in ${format} format → save the picture as ${format}`,
  'pictures.damaged': 'the picture is damaged → save it again from its original',
  'drawings.markup': (reason) => `SVG: ${reason} → correct the markup`,
  'drawings.paint': (name, value) =>
    `attribute ${name} is ${value} → write currentColor: another colour may vanish in one of the themes`,
  'drawings.leadsTo': (name, target) => `attribute ${name} leads to ${target} → refer to an id of the drawing itself`,
  'drawings.idTaken': (id, prefix) =>
    `id ${id} may be taken on a page that shows the drawing → begin it with ${prefix}`,
  'drawings.oneSvg': 'a drawing is one <svg> → remove everything around it',
  'drawings.refused': (name) =>
    `${name} in a drawing → remove it: use shapes and text only, with the attributes of SVG`,
  'frontMatter.none':
    'no front matter → begin the file with it: front matter is YAML between two lines of three hyphens',
  'frontMatter.shownAsIs': (field, mark) => `${field} shows ${mark} as is → write it in words, without Markdown`,
  'frontMatter.sameAs': (field, file) => `the ${field} of ${file} → write another text in one of the two`,
  'yaml.comment': (text) => `#${text} is a comment, and not shown → put the whole text between quotes`,
  'yaml.forbidden': (name) => `${name} is not allowed in YAML → write the values in full, by other names`,
  'outline.underlined': (text) =>
    `"${text}" is a heading by the line below it → begin it with ##; a rule has a blank line above it`,
  'outline.level': (text, marks) => `heading "${text}" has the wrong level → use ${marks}`,
  'fences.metaResidue': (text) => `"${text}" after the language of a fence → write key=value or key="two words"`,
  'fences.indented': 'code by indentation → put it between two lines of ``` with its language',
  'fences.unclosedBefore': (line) =>
    `a code fence is not closed before the next one, on line ${line} → close it; fences inside fences need more marks outside`,
  'fences.noLanguage': (languages) => `a code fence without a language → name one: ${languages}`,
  'fences.correctJson': 'correct it: readers copy it, and no parser accepts it',
  'fences.oddBlank': (code) => `a space in code that is ${code} → type an ordinary space: readers copy it`,
  'fences.prompt': 'a command with its prompt → leave the prompt out: readers paste the whole line',
  'fences.dash': 'a dash that is not a hyphen → write - or --',
  'fences.quote': `a quote that no shell knows → write " or '`,
  'raw.directive': 'write ::name[label]{key="value"} alone on its line, ::: only to close a note',
  'raw.blankAfterMark': 'put a space after the mark of each item',
  'raw.tableHead': 'put | --- | --- | below its head, with as many cells',
  'raw.bold': 'a line in bold as a heading → begin it with ## or ###',
  'raw.html': (tag) => `raw HTML: ${tag}> → use Markdown or a directive`,
  'raw.cells': (count, columns) =>
    `a row of ${count} cells in a table of ${columns} columns → fill the row up, or put \\ before a | that is text`,
  'raw.link': 'write [words](/plugins/rest/), with no space before or in the address',
  'raw.boldWords': 'write **words**, with no space inside; code goes between backticks',
  'raw.ownLine': 'put it alone on its line, or write one colon in a sentence: :step[rest.define.service]',
  'raw.codeOnly': 'write words: only `code` is marked up here',
  'links.defineAddress': 'write the address after the words: [words](/plugins/rest/)',
  'links.noAnchor': (where, anchor) => `${where} has no anchor ${anchor || '(empty)'}`,
  'links.ownMachine': (url) =>
    `link ${url} leads to the machine of the reader → put the address between backticks, or link to a page`,
  'links.noWords': (url) => `link ${url} without words → write between the brackets where it leads`,
  'links.foreignPicture': (url) =>
    `image ${url} is not one of the site → put an svg or png into content/images and write /images/…`,
  'links.byReference': 'an image by reference → write its address in its place: ![…](/images/…)',
  'links.notFromSite': (url) => `link ${url} does not begin at the site`,
  'links.noAddress': 'a link without an address → write it between the parentheses',
  'links.noAlternative': (url) => `image ${url} has no text alternative → describe between the brackets what it shows`,
  'links.notWhole': (url) =>
    `the address of ${url} is incomplete → write it in full: https://example.org, mailto:a@example.org`,
  'links.refused': (url) => `link ${url} is not allowed → link with http, https, mailto or tel`,
  'directives.without': (directive, key) => `${directive} without ${key}`,
  'directives.nestedStep': 'a ::step inside something else → put it on a line of its own',
  'documented.noAnchor': (slug, anchor) => `${slug} has no anchor ${anchor} → document it there`,
  'documented.noExample': (id) =>
    `step ${id} has no example that uses it → write a gherkin fence with its sentence below it`,
  'documented.elsewhere': (name, slug, directive) => `${name} is documented on ${slug} → link to it: ${directive}`,
  'commands.noValue': (flag) => `${flag} without a value → write it after the flag`,
  'commands.notKeyValue': (flag, value) => `${flag} ${value} → write key=value`,
  'commands.secret': (value) =>
    `a secret in -K, which the list of processes and the log show → write ${value} as its value, in the configuration or between single quotes`,
  'exercises.notSolved': (parts) =>
    `the solution does not solve the exercise: ${parts} → correct the solution or its goal`,
  'exercises.doneAtStart': 'the exercise is solved from the start → remove from its start what readers have to do',
  'gherkin.noStepOf': (sentence, plugins, ids, all) =>
    `"${sentence}" matches no step of ${plugins} → it is ${ids}: set plugins=${all} on the fence`,
  'gherkin.several': (sentence, ids) => `"${sentence}" matches ${ids} → set plugins=… or expect=ambiguous on the fence`,
  'gherkin.noSteps': (title, scenario) => `"${title}" has no steps → write them, below ${scenario}`,
  'gherkin.superfluous': (key) => `no step of this example needs ${key} → remove it`,
  'menu.section': (number, topics) => `section ${number} of the menu contains ${topics}`,
  'menu.differs': (number, file) => `section ${number} of the menu differs from the one in ${file}`,
  'menu.notReached': (file, entry) => `no menu leads to this page → add it to ${file}: ${entry}`,
  'references.noValues': (key) => `${key} is one of a list, and has no values → list them: values: [A, B]`,
  'references.noPattern': (type) =>
    `the code has no pattern for ${type} → add it to src/steps/values/type-patterns.ts, or correct the name`,
  'references.later': (since, version) => `since ${since} is later than version ${version} → correct one of the two`,
  'references.wrongValue': (type, list, value) =>
    `${value} does not belong to the ${list} of ${type} → correct it, or remove it`,
  'references.wrongDefault': (key, values) =>
    `the default of ${key} is not one of its values → write ${values}, or null`,
  'steps.arguments': (id, described, locale, written) =>
    `${id}: the arguments are ${described}, the ${locale} expression has ${written}`,
  'steps.describeEach': 'describe each argument of the expression once',
  'steps.allOptional': (id) => `${id} can leave out all of its columns → lower optional`,
  'steps.expression': (id, locale, fault) => `${id} (${locale}): ${fault}`,
  'steps.together': (id, one, other) => `${id}: ${one} and ${other} belong together → make the two agree`,
  'steps.colon': (id, locale, block) =>
    `${id} (${locale}): with block: ${block}, the colon at the end is superfluous or missing → make the two agree`,
  'addresses.pageGone': (slug) =>
    `${slug} was published and is no longer a page → say in content/reference/routes.yaml where it leads; if it was never published, delete its lines`,
  'addresses.anchorGone': (slug, id) =>
    `${slug} no longer has the anchor #${id}, which links may lead to → say in content/reference/anchors.yaml, below ${slug}, what it is now; if it was never published, delete its line in content/anchors.txt`,
  'addresses.noRoute': (route) => `${route} cannot lead to another one → write /path/ or /path.html, which is no page`,
  'asked.count': (name, count, locale) => `${name} has ${counted('phrase', 'phrases')(count)} in ${locale}`,
  'asked.words': (text, count) => `"${text}" has ${counted('word', 'words')(count)}`,
  'asked.isSentence': (text) =>
    `"${text}" is the sentence of a step → write what somebody who does not know it would ask`,
  'asked.finds': (text, before, id) =>
    `"${text}" finds ${before} before ${id} → say what only its own step does, or move it`,
  'catalogue.noPage': (name) => `no page ${name} uses this → name it after its page, or remove it`,
  'report.remembered': (count, file) =>
    `${file}: ${count} new ${count === 1 ? 'address' : 'addresses'}; commit it with your change`,
  'report.edited': (place, page) => `${place}  not run as it is now  (npm run verify -- ${page})`,
  'report.run': (run, notRun) => `examples run by the tool ${run}, not run ${notRun}`,
  'report.phrases': (share, all) => `phrases that find their step: ${share} of ${all.toLocaleString('en')}`,
  'report.noFile': (file, folder) => `${file} is not a file of ${folder}/`,
  'report.sound': (count, folder) => `${count} files in ${folder}/, no problems`,
  'report.soundFile': (file) => `${file} and its translation, no problems`,
  'report.problems': (count, where) => `${counted('problem', 'problems')(count)} in ${where}`,
  'text.character': (code) =>
    `a character that does not belong here, ${code} → remove it or write it again, and save the file as UTF-8 with lines ending in LF`,
  'files.unused':
    'a file that no page uses → name it like those of its folder (page.es.md, name.yaml, name.es.svg, .png or .avif, in lower case, digits and hyphens), or remove it',
  'outline.words': 'a heading is made of words → write them, and put links and the like below it',
  'outline.differs': (own, file, other) => `here is ${own}, and in ${file}, ${other} → make the two agree`,
}

/** Messages of the content check, which only writers see. */
export const PROBLEM_STRINGS = translated({ es, en }, WORDS)

export type ProblemStrings = (typeof PROBLEM_STRINGS)['es']
