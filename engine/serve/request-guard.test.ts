import { createServer } from 'node:http'
import { expect, test, vi } from 'vitest'
import { listen } from './listen'
import { guardHandler } from './request-guard'

test('a response that fails half-way is cut off, so that no browser takes it for complete', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  const answer = guardHandler(async (_request, response) => {
    response.writeHead(200, { 'Content-Length': 4 }).write('Ti')
    throw new Error('The tide\nis out.')
  })
  const server = await listen(createServer(answer), 0, '/')
  await expect(fetch(server.url).then((response) => response.text())).rejects.toThrow()
  expect(printed.mock.calls).toEqual([['error: GET /: Error: The tide']])
  printed.mockRestore()
  await server.close()
})
