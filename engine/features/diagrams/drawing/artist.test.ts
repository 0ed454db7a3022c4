import { chmodSync, readFileSync } from 'node:fs'
import { join } from 'pathe'
import { afterEach, expect, test, vi } from 'vitest'
import { writeSite } from '../../../content/test-site'
import { openArtist } from './artist'

afterEach(() => vi.unstubAllEnvs())

/** Returns what a browser is started with. It ends at once. */
async function argumentsFor(user: number): Promise<string> {
  const folder = writeSite({ browser: '#!/bin/sh\necho "$@" > "$(dirname "$0")/arguments"\n' })
  chmodSync(join(folder, 'browser'), 0o755)
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'browser'))
  const getuid = vi.spyOn(process, 'getuid').mockReturnValue(user)
  await expect(openArtist()).rejects.toThrow()
  getuid.mockRestore()
  return readFileSync(join(folder, 'arguments'), 'utf8')
}

test('only root draws without the sandbox', async () => {
  expect(await argumentsFor(0)).toContain('--no-sandbox')
  expect(await argumentsFor(1000)).not.toContain('--no-sandbox')
})
