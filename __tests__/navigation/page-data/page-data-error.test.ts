import { PageDataError, type PageDataErrorCode } from '@/navigation/page-data/page-data-error'

const WHERE = { path: '/plugins/rest/', url: '/wakamiti/assets/data/plugins/rest/index.json' }

/** Codes and messages of the error catalogue (specification, section 8). */
const MESSAGES: Record<PageDataErrorCode, string> = {
  NOT_FOUND: 'Could not find /plugins/rest/',
  FETCH_FAILED: 'Failed to fetch /wakamiti/assets/data/plugins/rest/index.json',
  INVALID_JSON: 'Failed to parse JSON',
  MISSING_HASH: 'JSON data /wakamiti/assets/data/plugins/rest/index.json is missing a hash',
  INVALID_HASH: '/plugins/rest/ belongs to another build',
}

test.each(Object.entries(MESSAGES))('%s says: %s', (code, message) => {
  const error = new PageDataError(code as PageDataErrorCode, WHERE)
  expect(error).toBeInstanceOf(Error)
  expect([error.name, error.code, error.message]).toEqual(['PageDataError', code, message])
})
