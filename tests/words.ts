import { ENGLISH } from '../engine/page/words'

// As in browsers of the dev server.
Object.assign(globalThis, { WORDS: ENGLISH })
