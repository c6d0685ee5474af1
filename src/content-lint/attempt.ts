import { fileProblem, type Problem } from './problem'

/**
 * Runs a part of the check; when it breaks down, that is a problem of the file and the others are checked all the same.
 * @param file what is being checked
 * @param run the part
 * @returns its value, or the problem that it broke down
 */
export function attempt<T>(file: string, run: () => T): { value?: T; problems: Problem[] } {
  try {
    return { value: run(), problems: [] }
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    const advice = 'simplify or repair the file; if it is right as it is, the check is wrong'
    return { problems: [fileProblem(file, `the file cannot be checked, ${reason}`, advice)] }
  }
}
