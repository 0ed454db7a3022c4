import { EventEmitter } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { askChecker } from './checker-process'

const WORKSPACE = fileURLToPath(new URL('../../../../../samples/', import.meta.url))
const REQUEST = { root: '/', pages: [], declared: [], checkDeclared: false }

const child = vi.hoisted(() => ({ answer: vi.fn() }))

vi.mock('node:child_process', () => ({
  fork() {
    const events = new EventEmitter()
    return Object.assign(events, { send: () => queueMicrotask(() => events.emit('message', child.answer())) })
  },
}))

test('the answer of the checker is what it found', async () => {
  const answer = { pages: [], names: [], declared: [], seconds: { typescript: 1, angular: 0 } }
  child.answer.mockReturnValue(answer)
  expect(await askChecker(REQUEST, { workspace: WORKSPACE })).toEqual(answer)
})

test('a malformed answer of the checker rejects its request', async () => {
  child.answer.mockReturnValue({ pages: 'none' })
  await expect(askChecker(REQUEST, { workspace: WORKSPACE })).rejects.toThrow('pages')
})
