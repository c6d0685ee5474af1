/**
 * Lets Next.js compile while the content is being prepared: pages are made only when whatever prepares it closes the input
 * of the build. When it dies, its end of the input is closed, too: no build waits for ever.
 */
module.exports = class AwaitContent {
  apply(compiler) {
    compiler.hooks.done.tapPromise(
      'AwaitContent',
      () => new Promise((resolve) => process.stdin.on('end', resolve).on('error', resolve).resume()),
    )
  }
}
