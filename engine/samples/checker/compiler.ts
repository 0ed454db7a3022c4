import { createRequire } from 'node:module'
import { join } from 'pathe'
import type { ts } from 'ts-morph'

/** The folder whose packages samples are compiled with. */
export const WORKSPACE = process.env.DOCS_SAMPLES_WORKSPACE ?? ''

export const requireThere = createRequire(join(WORKSPACE, 'package.json'))

/** The TypeScript of that folder: what the engine has has no programmatic API, or is another one than Angular takes. */
export const compiler: typeof ts = requireThere('typescript')
