#!/usr/bin/env node
import { closeSync, openSync } from 'node:fs'

/** What loading the modules of a command takes. With fewer, Node itself fails, and says that a package is missing. */
const FILES = 150

const args = process.argv.slice(2)
// Makes the native packages' allocator return unused memory, a third of what a dev server uses: at once in a server, which
// is mostly idle, and elsewhere after these milliseconds, in which a build that draws many pictures needs it again.
process.env.MIMALLOC_PURGE_DELAY ??= args[0] === 'dev' ? '0' : '10'
process.env.MIMALLOC_ARENA_EAGER_COMMIT ??= '0'

if (!mayOpen(FILES)) {
  console.error(
    `error: Fewer than ${FILES} files may be open at once.\n  expected  at least ${FILES}\n  fix       Raise the limit: ulimit -n 4096`,
  )
  process.exit(1)
}
// All others may run authors' code, which may loop, crash or exit, so another process watches them to the end. A second
// process would cost 45 MB for as long as a server runs.
if (args[0] === 'dev') (await import('./guard.mjs')).watchHere()
if ([undefined, 'dev', 'serve', 'init', 'help', '--help', '-h'].includes(args[0]))
  await import('./command.mjs')
else (await import('./guard.mjs')).guard(args)

function mayOpen(count) {
  const opened = []
  try {
    while (opened.length < count) opened.push(openSync(process.execPath))
    return true
  } catch {
    return false
  } finally {
    for (const file of opened) closeSync(file)
  }
}
