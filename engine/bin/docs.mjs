#!/usr/bin/env node
// These run what authors wrote, which may loop, crash or exit: another process watches them to their end.
if (['build', 'start', 'new', 'migrate'].includes(process.argv[2]))
  (await import('./guard.mjs')).guard(process.argv.slice(2))
else await import('./command.mjs')
