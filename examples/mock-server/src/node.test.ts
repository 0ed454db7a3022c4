import { expect, test } from 'vitest'
import { startMockServer } from './node'

test('it serves over HTTP', async () => {
  const server = await startMockServer({ documents: [] })
  try {
    const response = await fetch(`${server.url}/api/v1/query`, {
      method: 'POST',
      body: JSON.stringify({ query: { name: 'training' } }),
    })
    expect(await response.json()).toMatchObject({ rowCount: 0, queryName: 'training' })
    expect((await fetch(`${server.url}/nothing`)).status).toBe(404)
  } finally {
    await server.close()
  }
})
