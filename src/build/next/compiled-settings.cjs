/** Marks what Next.js replaces in code. */
const MARK = '__NEXT_DEFINE_ENV'

/**
 * Writes the public settings into code when it is compiled. Next.js, told to compile only, leaves them to be written when pages are made;
 * a script that has one then gets another name, while pages ask for it by its first name.
 * @throws when an upgrade of Next.js has changed it
 */
module.exports = function compiledSettings({ plugins }) {
  const next = plugins.find(({ definitions }) => definitions && MARK in definitions)
  if (!next) throw new Error(`No plugin of Next.js has ${MARK}  (adapt src/build/next/compiled-settings.cjs)`)
  for (const [name, value] of Object.entries(process.env))
    if (name.startsWith('NEXT_PUBLIC_')) next.definitions[`process.env.${name}`] = JSON.stringify(value)
}
