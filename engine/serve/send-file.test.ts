import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'pathe'
import { expect, test } from 'vitest'
import { sendFile } from './send-file'
import { openFiles } from './testing'

test('a file is closed although its request, which waited behind another, ended before it was opened', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-send-'))
  const file = join(folder, 'tides-cut-off.txt')
  writeFileSync(file, 'tides'.repeat(200_000))
  const sent = new Promise<boolean>((resolve, reject) => {
    const server = createServer((request, response) => {
      if (request.url === '/first') return
      const send = () => sendFile(request, response, file, 'no-cache').then(resolve, reject)
      request.once('close', () => setImmediate(send))
      client.destroy()
      server.close()
    })
    const client = new Socket()
    server.listen(0, 'localhost', () => {
      client.connect((server.address() as AddressInfo).port, 'localhost', () =>
        client.write(['first', 'second'].map((path) => `GET /${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join('')),
      )
    })
  })
  expect(await sent).toBe(true)
  expect(openFiles('tides-cut-off.txt')).toBe(0)
  rmSync(folder, { recursive: true })
})
