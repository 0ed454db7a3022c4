#!/usr/bin/env node
import { readOptions, USAGE } from './command-line'
import { startMockServer } from './node'

try {
  const { url } = await startMockServer({ port: 4100, ...readOptions(process.argv.slice(2)) })
  console.log(`Mock search server: ${url} (users alice and bob; the password is the name)`)
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  process.exitCode = 1
}
