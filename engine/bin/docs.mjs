#!/usr/bin/env node
// The allocator of native packages gives back what they no longer use, which is a third of a dev server.
process.env.MIMALLOC_PURGE_DELAY ??= '0'
process.env.MIMALLOC_ARENA_EAGER_COMMIT ??= '0'
// These run what authors wrote, which may loop, crash or exit: another process watches them to their end.
if (['build', 'start', 'new', 'migrate'].includes(process.argv[2]))
  (await import('./guard.mjs')).guard(process.argv.slice(2))
else await import('./command.mjs')
