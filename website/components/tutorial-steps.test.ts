import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { TUTORIAL_PATH, TUTORIAL_STEPS } from './tutorial-steps'

const folder = fileURLToPath(new URL(`../docs/${TUTORIAL_PATH}`, import.meta.url))

const pages = readdirSync(folder).map((name) => ({
  step: name.replace(/\.mdx$/, ''),
  text: readFileSync(folder + name, 'utf8'),
}))

const field = (text: string, key: string) => new RegExp(`^${key}: (.+)$`, 'm').exec(text)?.[1]

test('the steps are the pages of the tutorial, in the order and with the labels of the sidebar', () => {
  const inOrder = pages.toSorted(
    (one, other) =>
      Number(field(one.text, 'sidebar_position')) - Number(field(other.text, 'sidebar_position')),
  )
  const steps = inOrder.map(({ step, text }) => ({
    step,
    label: field(text, 'sidebar_label') ?? field(text, 'title'),
  }))
  expect(steps).toEqual(TUTORIAL_STEPS)
})

test('each page of the tutorial ends with the mark of its own step, and leads to its neighbors', () => {
  const order = TUTORIAL_STEPS.map(({ step }) => step)
  for (const { step, text } of pages) {
    expect(text.match(/<StepDone step="[^"]*" \/>/g), step).toEqual([`<StepDone step="${step}" />`])
    const place = order.indexOf(step)
    for (const neighbor of [order[place - 1], order[place + 1]]) {
      if (neighbor) expect(text, step).toContain(`(./${neighbor}.mdx)`)
    }
  }
})
