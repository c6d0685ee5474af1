import type { CheckerData } from './check-suite'

/** Put here by the build: the catalogues as JSON. */
declare const CHECKER_DATA: string

/** The steps, the options and how people ask for them, which the build has put into the program. */
export const checkerData = (): CheckerData => JSON.parse(CHECKER_DATA)
