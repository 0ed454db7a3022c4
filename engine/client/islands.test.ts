import { expect, test } from 'vitest'
import { LateError } from './in-time'
import { createIslands, IslandLoadError } from './islands'

const Lamp = () => null
const Bell = () => null

/** Returns an importer in which `bell.js` loads only after some failures. */
function scripts(failures: number) {
  const asked: string[] = []
  const load = async (name: string) => {
    asked.push(name)
    const count = asked.filter((other) => other === name).length
    if (name === 'bell.js' && count <= failures) throw new Error(`failure ${count}`)
    return { default: name === 'bell.js' ? Bell : Lamp }
  }
  return { asked, load }
}

test('an island comes from the script that its page names', async () => {
  const { asked, load } = scripts(0)
  const islands = createIslands(load)
  await islands.load({ lamp: 'lamp-1.js', bell: 'bell.js' })
  expect([islands.find('lamp'), islands.find('bell')]).toEqual([Lamp, Bell])
  expect(asked).toEqual(['lamp-1.js', 'bell.js'])
})

test('[X3] a chunk that fails to load is requested once more', async () => {
  const { asked, load } = scripts(1)
  const islands = createIslands(load)
  await islands.load({ bell: 'bell.js' })
  expect(islands.find('bell')).toBe(Bell)
  expect(asked).toEqual(['bell.js', 'bell.js'])
})

test('[X3] an island that failed twice throws the reason until it is loaded', async () => {
  const islands = createIslands(scripts(2).load)
  const both = { bell: 'bell.js', lamp: 'lamp.js' }
  await expect(islands.load(both)).rejects.toThrow('failure 2')
  expect(islands.find('lamp')).toBe(Lamp)
  const Missing = islands.find('bell') as () => void
  expect(Missing).toThrow(IslandLoadError)
  expect(Missing).toThrow(expect.objectContaining({ cause: new Error('failure 2') }))
  await islands.load(both)
  expect(islands.find('bell')).toBe(Bell)
})

test('an island whose script does not come is not waited for twice', async () => {
  const asked: string[] = []
  const islands = createIslands(async (name) => {
    asked.push(name)
    throw new LateError(name)
  })
  await expect(islands.load({ bell: 'bell.js' })).rejects.toThrow('bell.js')
  expect(asked).toEqual(['bell.js'])
})

test('an island that was never loaded is missing', () => {
  expect(createIslands(scripts(0).load).find('fog')).toThrow(IslandLoadError)
})
