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

test('each browser has a session of its own', async () => {
  const server = await startMockServer({ documents: [], signedIn: false })
  const session = async (cookie: string) => {
    const response = await fetch(`${server.url}/api/v1/challenge?action=getCsrfToken`, {
      headers: { cookie },
    })
    return response.json()
  }
  try {
    const body = JSON.stringify({ user: 'alice', password: 'alice' })
    const signedIn = await fetch(`${server.url}/api/v1/security.webtoken`, { method: 'POST', body })
    const [cookie = ''] = signedIn.headers.get('set-cookie')?.split(';') ?? []
    expect(await session(cookie)).toEqual({ csrfToken: 'mock-token-alice' })
    expect(await session('mock-browser=another')).toEqual({})
    expect(await session('')).toEqual({})
  } finally {
    await server.close()
  }
})
