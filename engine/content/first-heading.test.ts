import { expect, test } from 'vitest'
import { firstHeading } from './first-heading'

test('the first heading of level 1 is found below imports and text', () => {
  expect(firstHeading("import X from './x'\n\nText\n\n## Two\n\n# One\n\n# Other")).toBe('One')
})

test('a comment in code is not a heading', () => {
  expect(firstHeading('```bash\n# install\n```\n\n~~~~md\n# no\n~~~\n~~~~\n# Yes')).toBe('Yes')
  expect(firstHeading('```bash\n# install')).toBeUndefined()
})

test('marks are taken off', () => {
  expect(firstHeading('# The `guid` **helper**, [linked](./x) \\<T\\> {#guid} ')).toBe(
    'The guid helper, linked <T>',
  )
  expect(firstHeading('# Closed ##')).toBe('Closed')
})

test('a hash without a space is text', () => {
  expect(firstHeading('#tag\n\ntext')).toBeUndefined()
})
