import type { ComponentProps } from 'react'
import type { PluginStrip } from '@/content/site-pages'
import type { Locale } from '@/i18n/locale'
import { PAGE_STRINGS } from '@/i18n/page-strings'
import { writeQuery } from '@/lib/address-query'
import { classNames } from '@/lib/class-names'
import { routeOf, withBase } from '@/site/site'

type PluginHeadProps = { plugin: PluginStrip; locale: Locale }

const LINK = 'text-accent underline underline-offset-3 py-[3px]'

export const PluginHead = ({ plugin, locale }: PluginHeadProps) => (
  <>
    <PluginFacts plugin={plugin} locale={locale} />
    {plugin.steps > 0 && (
      <p className="mt-2.5 text-ui print:hidden!">
        <a
          className={classNames(LINK, 'inline-block pointer-coarse:py-2.5')}
          href={withBase(routeOf('featureChecker', locale)) + writeQuery({ plugin: plugin.plugin })}
        >
          {PAGE_STRINGS[locale].whichSteps}
        </a>
      </p>
    )}
  </>
)

const Fact = ({ term, className, children }: ComponentProps<'div'> & { term: string }) => (
  <div className={className}>
    <dt className="text-label text-ink-3">{term}</dt>
    {children}
  </div>
)

function PluginFacts({ plugin, locale }: PluginHeadProps) {
  const words = PAGE_STRINGS[locale]
  return (
    <dl
      className={classNames(
        'mt-6 grid grid-cols-[1fr_1fr] gap-x-6 gap-y-3.5 border-y border-line py-2.5 text-ui leading-[1.4]',
        // A row only where it surely fits: otherwise a font that loads late would move the page.
        'lg:flex lg:flex-wrap lg:gap-x-[22px] lg:gap-y-2',
      )}
    >
      <Fact term={words.version}>
        <dd>{plugin.version}</dd>
      </Fact>
      {plugin.steps + plugin.options > 0 && (
        <Fact term={words.contains}>
          <dd>
            {plugin.steps > 0 && (
              <a className={LINK} href={`#${plugin.stepsAnchor}`}>
                {words.steps(plugin.steps)}
              </a>
            )}
            {plugin.steps > 0 && plugin.options > 0 && ', '}
            {plugin.options > 0 && (
              <a className={LINK} href={`#${plugin.optionsAnchor}`}>
                {words.options(plugin.options)}
              </a>
            )}
          </dd>
        </Fact>
      )}
      <Fact term={words.needs} className="max-lg:col-span-full">
        <dd>{plugin.needs}</dd>
      </Fact>
      <Fact term={words.artifact} className="col-span-full">
        <dd className="mono text-code wrap-anywhere">{plugin.artifact}</dd>
      </Fact>
    </dl>
  )
}
