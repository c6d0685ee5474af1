/** What counts in the ranking, and how much. A full match of all words in a wording or a heading is 1; the rest is relative to it. */
export const WEIGHTS = {
  /** Where a word stands. */
  field: { commonHeading: 0.85, above: 0.5, page: 0.72, about: 0.25 },
  /** In running text: this at least, more the oftener it stands there, and less in tables and commands. */
  text: { least: 0.3, more: 0.39, values: 0.8 },
  /** How well a word of the text stands for a typed one. */
  form: 0.95,
  begun: 0.75,
  /** A word of the same concept, in a heading (for a word that no text has, too) and in the text. */
  concept: { heading: 0.6, unknown: 0.85, text: 0.4 },
  topic: 0.7,
  /** What is left of a guess (a slip, a part of a word) at a word that the text has as it is typed. */
  guess: 0.6,
  /** What is added: for adjacent words, the first word, a full name, all of the words, … */
  order: 0.3,
  start: 0.05,
  name: 0.5,
  all: 0.25,
  /** … for one paragraph that has them, and what is on the page that the reader is on; … */
  paragraph: 0.25,
  here: 0.12,
  /** … and taken off: for words of the wording that were not typed, the other language, and a result like one above it. */
  length: 0.12,
  translation: 0.1,
  same: 0.05,
  /** Words this frequent and rarer weigh alike. */
  rare: 5,
  /** What is left of the weight of `the` and the like. */
  stopWord: 0.3,
}
