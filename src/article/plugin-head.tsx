import type { PluginStrip } from '@/content/site-page'
import type { Locale } from '@/i18n/locale'
import { PAGE_STRINGS } from '@/i18n/page-strings'
import { writeQuery } from '@/lib/address-query'
import { routeOf } from '@/site/routes'
import { withBase } from '@/site/site'

interface PluginHeadProps {
  plugin: PluginStrip
  locale: Locale
}

/** Links to the feature checker, which finds the steps of this plugin in a file. */
function StepCheckLink({ plugin, locale }: PluginHeadProps) {
  const query = writeQuery({ plugin: plugin.plugin })
  return (
    <p className="plugin-check">
      <a href={withBase(routeOf('featureChecker', locale)) + query}>{PAGE_STRINGS[locale].whichSteps}</a>
    </p>
  )
}

/** Version, contents, requirements and artefact of a plugin, under its title. */
export function PluginHead({ plugin, locale }: PluginHeadProps) {
  return (
    <>
      <PluginFacts plugin={plugin} locale={locale} />
      {plugin.steps > 0 && <StepCheckLink plugin={plugin} locale={locale} />}
    </>
  )
}

function PluginFacts({ plugin, locale }: PluginHeadProps) {
  const words = PAGE_STRINGS[locale]
  return (
    <dl className="plugin-head">
      <div>
        <dt>{words.version}</dt>
        <dd>{plugin.version}</dd>
      </div>
      {plugin.steps + plugin.options > 0 && (
        <div>
          <dt>{words.contains}</dt>
          <dd>
            {plugin.steps > 0 && <a href={`#${plugin.stepsAnchor}`}>{words.steps(plugin.steps)}</a>}
            {plugin.steps > 0 && plugin.options > 0 && ', '}
            {plugin.options > 0 && <a href={`#${plugin.optionsAnchor}`}>{words.options(plugin.options)}</a>}
          </dd>
        </div>
      )}
      <div>
        <dt>{words.needs}</dt>
        <dd>{plugin.needs}</dd>
      </div>
      <div>
        <dt>{words.artifact}</dt>
        <dd className="mono">{plugin.artifact}</dd>
      </div>
    </dl>
  )
}
