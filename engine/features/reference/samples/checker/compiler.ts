import { createRequire } from 'node:module'
import { join } from 'pathe'
import type { ts } from 'ts-morph'

/** The folder whose packages samples are compiled with. */
export const WORKSPACE = process.env.DOCS_SAMPLES_WORKSPACE ?? ''

export const requireThere = createRequire(join(WORKSPACE, 'package.json'))

/** The TypeScript of that folder. The engine's own may have no programmatic API, or be one that Angular rejects. */
export const compiler: typeof ts = requireThere('typescript')
