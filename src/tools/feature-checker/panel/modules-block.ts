import type { CataloguePlugin } from '@/steps/catalogue'

/**
 * What a project's `wakamiti.yaml` needs so that the steps of some plugins are found.
 * @example modulesBlock([rest]) // => 'wakamiti:\n  launcher:\n    modules:\n      - es.iti.wakamiti:rest-wakamiti-plugin:2.9.4'
 */
export const modulesBlock = (plugins: readonly Pick<CataloguePlugin, 'artifact' | 'version'>[]): string =>
  [
    'wakamiti:',
    '  launcher:',
    '    modules:',
    ...plugins.map(({ artifact, version }) => `      - ${artifact}:${version}`),
  ].join('\n')
