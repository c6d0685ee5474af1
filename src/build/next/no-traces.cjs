/**
 * Next.js lists, after each build, every file that a server would have to be given: 18 of 96 seconds, and a static export has
 * no server. An option to leave it out does not exist; one to leave files out of the lists does, and a list of nothing takes
 * no time. Without this file the site is the same; `no-traces.all.test.ts` fails when an upgrade no longer reads it like this.
 */
module.exports = { outputFileTracingExcludes: { '*': ['**/*'] } }
