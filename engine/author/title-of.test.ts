import { expect, test } from 'vitest'
import { titleOf } from './title-of'

test.each([
  ['02-getting-started', 'Getting started'],
  ['first_steps', 'First steps'],
  ['myHelper', 'myHelper'],
])('the title of %s is %s', (name, title) => {
  expect(titleOf(name)).toBe(title)
})
