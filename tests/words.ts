import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { ENGLISH } from '../engine/page/words'
import { root } from './root'

const ofFeatures = globSync('engine/features/*/words.json', { cwd: root, absolute: true })

// As in browsers of the dev server.
const texts = ofFeatures.map((file) => JSON.parse(readFileSync(file, 'utf8')))
Object.assign(globalThis, { WORDS: Object.assign({}, ENGLISH, ...texts) })
