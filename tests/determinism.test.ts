import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, test } from 'vitest'
import { expectSameElsewhere } from './same-bytes'

const temp = mkdtempSync(join(tmpdir(), 'docs-same-'))
afterAll(() => rmSync(temp, { recursive: true, force: true }))

// `rebuild` and `damaged-cache` show that a warm build gives the bytes of a cold one.
test.each(['kitchen', 'try'] as const)(
  '[D6] every build of %s gives the same bytes: here and elsewhere',
  { timeout: 180_000 },
  (name) => expectSameElsewhere(name, temp, ['cold']),
)
