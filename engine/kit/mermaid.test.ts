import { expect, test } from 'vitest'
import { diagramTexts } from './mermaid'

test('a diagram has a title and a description, on one line or on several', () => {
  const one = 'flowchart TB\n  accTitle: Which lamp\n  accDescr: In fog the red one.\n  a --> b'
  const several = 'flowchart TB\naccTitle : Which lamp\naccDescr {\n  In fog\n  the red one.\n}\na --> b'
  const texts = { title: 'Which lamp', description: 'In fog the red one.' }
  expect(diagramTexts(one)).toEqual(texts)
  expect(diagramTexts(several)).toEqual(texts)
})

test('a text that is empty or not there is missing', () => {
  expect(diagramTexts('flowchart TB\n  accTitle:\n  accDescr { }\n  a --> b')).toEqual({})
  expect(diagramTexts('flowchart TB\n  a[accTitle: no] --> b')).toEqual({})
})
