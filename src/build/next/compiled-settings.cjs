const MARK = '__NEXT_DEFINE_ENV'

/**
 * Replaces public settings when code is compiled. In compile-only mode Next.js leaves them for the export, which renames the scripts
 * that have them, while pages still refer to the first names. @throws if an upgrade of Next.js has changed the plugin
 */
module.exports = function compiledSettings({ plugins }) {
  const next = plugins.find(({ definitions }) => definitions && MARK in definitions)
  if (!next) throw new Error(`No plugin of Next.js has ${MARK}  (adapt src/build/next/compiled-settings.cjs)`)
  for (const [name, value] of Object.entries(process.env))
    if (name.startsWith('NEXT_PUBLIC_')) next.definitions[`process.env.${name}`] = JSON.stringify(value)
}
