#!/usr/bin/env node
// The allocator of native packages gives back what they no longer use, which is a third of a dev server.
process.env.MIMALLOC_PURGE_DELAY ??= '0'
process.env.MIMALLOC_ARENA_EAGER_COMMIT ??= '0'

const args = process.argv.slice(2)
// These run what authors wrote, which may loop, crash or exit: another process watches them to their end.
if (['build', 'start', 'new', 'migrate', 'samples', 'diagrams'].includes(args[0]))
  (await import('./guard.mjs')).guard(args)
else {
  // A process costs 45 MB, and a server stays.
  if (args[0] === 'dev') (await import('./guard.mjs')).watchHere()
  await import('./command.mjs')
}
