/** The singular and plural of a choice, and the feminine forms where they differ. */
export interface NumberForms {
  one: string
  many: string
  feminine?: { one: string; many: string }
  /** Of nothing that has a name: `lo siguiente`. */
  neuter?: string
}

const ending = (many: string): NumberForms => ({ one: '', many })
const always = (words: string): NumberForms => ({ one: words, many: words })

/** Choices that are about number and gender only, by their alternatives; the two languages have none that differ. */
const FORMS: Record<string, NumberForms> = {
  n: ending('n'),
  'n|do': ending('n'),
  s: ending('s'),
  es: ending('es'),
  'o|a|os|as': { one: 'o', many: 'os', feminine: { one: 'a', many: 'as' } },
  'el|los': { one: 'el', many: 'los' },
  'lo|el|la|los|las': { one: 'el', many: 'los', feminine: { one: 'la', many: 'las' }, neuter: 'lo' },
  'el|la': { ...always('el'), feminine: always('la') },
  'lo|la': { ...always('lo'), feminine: always('la') },
  'z|ces': { one: 'z', many: 'ces' },
  is: always('is'),
  'is|are': { one: 'is', many: 'are' },
  'is retrieved|are retrieved': { one: 'is retrieved', many: 'are retrieved' },
}

/** English verbs have their ending in the singular. */
const VERB = /(?:^| )(?:exist|do)$/

/**
 * The forms of a choice, if it is one of number or gender.
 * @param before the text before it
 * @example numberForms(['s'], 'record') // => { one: '', many: 's' }
 * @example numberForms(['s'], 'exist') // => { one: 's', many: '' }
 */
export function numberForms(alternatives: readonly string[], before: string): NumberForms | undefined {
  const [first = ''] = alternatives
  if (alternatives.length === 1 && VERB.test(before)) return { one: first, many: '' }
  return FORMS[alternatives.join('|')]
}

const FEMININE_ARTICLE = /^(?:la|las|una|unas|esta|estas|dicha|dichas)\s/i
const MASCULINE_ARTICLE = /^(?:el|los|un|unos|este|estos|dicho|dichos)\s/i
const FEMININE_NOUN = /^\S*(?:a|as|ión|iones|dad|dades)(?:\s|$)/i

/**
 * Whether Spanish words speak of something feminine, as far as their article or the end of the noun tell.
 * @example isFeminine('las filas') // => true
 */
export const isFeminine = (words: string): boolean =>
  FEMININE_ARTICLE.test(words) || (!MASCULINE_ARTICLE.test(words) && FEMININE_NOUN.test(words))

/** Words that speak of several things, in either language: free words stay in the one they were written in. */
const PLURAL = /^(?:they|these|those|both|all the|los|las|unos|unas|estos|estas|dichos|dichas|the \w*[^s\W]s)(?:\s|$)/i

/**
 * Whether words speak of several things, as far as their article or the end of the noun tell.
 * @example isPluralNoun('the users') // => true
 */
export const isPluralNoun = (words: string): boolean => PLURAL.test(words)
