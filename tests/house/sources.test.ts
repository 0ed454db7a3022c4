import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root'
import { sourceFolders } from './sources'

/** The engine's current size. Numbers may only shrink; a folder that needs more should be split. */
const MAX = { folder: 19, files: 550, lines: 41_190 }

const folders = sourceFolders(join(root, 'engine'))
const sum = (key: 'files' | 'lines') => folders.reduce((total, folder) => total + folder[key], 0)

test('no folder of the engine, and not the engine itself, grows past what it is', () => {
  expect(folders.filter(({ files }) => files > MAX.folder)).toEqual([])
  expect(sum('files')).toBeLessThanOrEqual(MAX.files)
  expect(sum('lines')).toBeLessThanOrEqual(MAX.lines)
})
