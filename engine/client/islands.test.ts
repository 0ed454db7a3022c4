import { expect, test } from 'vitest'
import { createIslands, IslandLoadError } from './islands'

const Lamp = () => null
const comes = () => Promise.resolve({ default: Lamp })

/** A chunk that comes after some failures. */
function comesAfter(failures: number) {
  const loader = () => {
    loader.asked++
    return loader.asked > failures ? comes() : Promise.reject(new Error(`failure ${loader.asked}`))
  }
  loader.asked = 0
  return loader
}

test('[X3] a chunk that does not come is asked for once more', async () => {
  const loader = comesAfter(1)
  const islands = createIslands({ lamp: loader })
  await islands.load(['lamp'])
  expect(islands.find('lamp')).toBe(Lamp)
  expect(loader.asked).toBe(2)
})

test('[X3] an island that failed twice throws why, until it is loaded', async () => {
  const loader = comesAfter(2)
  const islands = createIslands({ bell: loader, lamp: comes })
  await expect(islands.load(['bell', 'lamp'])).rejects.toThrow('failure 2')
  expect(islands.find('lamp')).toBe(Lamp)
  const Missing = islands.find('bell') as () => void
  expect(Missing).toThrow(IslandLoadError)
  expect(Missing).toThrow(expect.objectContaining({ cause: new Error('failure 2') }))
  await islands.load(['bell', 'lamp'])
  expect(islands.find('bell')).toBe(Lamp)
})

test('an island that no loader knows is missing', async () => {
  await expect(createIslands({}).load(['fog'])).rejects.toThrow('No island has the id fog.')
})
