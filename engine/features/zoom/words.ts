import english from './words.json' with { type: 'json' }

type OwnWords = typeof english

declare module '../../page/words' {
  interface Words extends OwnWords {}
}

export const words: OwnWords = english

export type ZoomWords = OwnWords['zoom']
