#!/usr/bin/env node
// A build runs what authors wrote, which may loop, crash or exit: another process watches it to its end.
if (process.argv[2] === 'build' || process.argv[2] === 'start')
  (await import('./guard.mjs')).guard(process.argv.slice(2))
else await import('./command.mjs')
