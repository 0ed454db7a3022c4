#!/usr/bin/env node
// Makes the native packages' allocator return unused memory, a third of what a dev server uses.
process.env.MIMALLOC_PURGE_DELAY ??= '0'
process.env.MIMALLOC_ARENA_EAGER_COMMIT ??= '0'

const args = process.argv.slice(2)
// These run authors' code, which may loop, crash or exit, so another process watches them to the end.
if (['build', 'start', 'new', 'migrate', 'samples', 'diagrams'].includes(args[0]))
  (await import('./guard.mjs')).guard(args)
else {
  // A second process would cost 45 MB for as long as the server runs.
  if (args[0] === 'dev') (await import('./guard.mjs')).watchHere()
  await import('./command.mjs')
}
