import type { RouteName } from '@/site/routes'

/** The main pages, offered before anything is typed and when the search cannot be loaded. */
export const MAIN_PAGES = [
  ['gettingStarted', 'index1'],
  ['plugins', 'index2'],
  ['configuration', 'index3'],
  ['stepFinder', 'stepFinder'],
  ['featureChecker', 'featureChecker'],
] as const satisfies readonly (readonly [RouteName, string])[]
