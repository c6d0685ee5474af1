import type { PluginReference } from '@/content/reference'
import type { Fence } from './code-block'

const [MODULE, DEPENDENCY] = ['yaml', 'xml'] as const

const dependency = (group: string, artifact: string, version: string) => `<dependency>
  <groupId>${group}</groupId>
  <artifactId>${artifact}</artifactId>
  <version>${version}</version>
</dependency>`

/**
 * The ways to add a plugin to a project, with the version that its reference states: never written by hand.
 * @example installTabs(rest)[0].value // => 'wakamiti:\n  launcher:\n    modules:\n      - es.iti.wakamiti:rest-wakamiti-plugin:2.9.4'
 */
export function installTabs({ artifact, version }: Pick<PluginReference, 'artifact' | 'version'>): Fence[] {
  const [group = '', name = ''] = artifact.split(':')
  return [
    {
      lang: MODULE,
      meta: 'tab="wakamiti.yaml"',
      value: `wakamiti:\n  launcher:\n    modules:\n      - ${artifact}:${version}`,
    },
    { lang: DEPENDENCY, meta: 'tab="pom.xml"', value: dependency(group, name, version) },
    {
      lang: 'shell',
      meta: 'tab="docker"',
      value: `docker run --rm -v "$(pwd):/wakamiti" wakamiti/wakamiti -m ${artifact}:${version}`,
    },
  ]
}
