// Asks below each page of the docs whether it helped, and passes the answer on. Nothing is sent unless the site does.
import { defineFeature } from 'docwright/feature'
import { type Asking, NAME, type Words } from './asking'

export interface WasThisHelpfulOptions {
  /**
   * Name of a function of `window` that gets each answer as `{ path, isHelpful }`. Without it, answers are only thanked
   * for.
   */
  callback?: string
  /** The words, by locale. English ones are used for any other. */
  words?: Readonly<Record<string, Words>>
}

const ENGLISH: Words = {
  question: 'Was this page helpful?',
  yes: 'Yes',
  no: 'No',
  thanks: 'Thank you for your answer.',
}

export const wasThisHelpful = defineFeature<WasThisHelpfulOptions | undefined>({
  name: NAME,
  setup({ config, component, client, styles, shared }, { callback = '', words = {} } = {}) {
    const asking: Asking = { ...ENGLISH, ...words[config.i18n.currentLocale], callback }
    shared(() => ({ ...asking }))
    component('article:after', { module: new URL('./Question.tsx', import.meta.url), name: 'Question' })
    styles(new URL('./question.css', import.meta.url))
    client(new URL('./answer.ts', import.meta.url), { near: `.${NAME}` })
  },
})
