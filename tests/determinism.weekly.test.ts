import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, test } from 'vitest'
import { expectSameElsewhere } from './same-bytes'

const temp = mkdtempSync(join(tmpdir(), 'docs-same-'))
afterAll(() => rmSync(temp, { recursive: true, force: true }))

test.each(['website', 'kitchen', 'try', 'reference'] as const)(
  '[D6] every build of %s gives the same bytes: here and elsewhere, cold and warm',
  { timeout: 600_000 },
  (name) => expectSameElsewhere(name, temp, ['cold', 'warm']),
)
