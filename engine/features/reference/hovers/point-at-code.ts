import type { ToolModule } from '../../../feature'
import { importScript } from '../../../kit/browser/scripts'

/** Sets up the types in a block of code once a reader points at it, or moves the focus there. */
export const useTool: ToolModule['useTool'] = ({ target }) => {
  const block = target instanceof Element ? target.closest('.code') : null
  if (!block) return
  importScript(() => import('./describe-names'))
    .then(({ describeNames }) => describeNames(block))
    .catch(ignore)
}

/** Code works without hovers, and the next event tries again. */
function ignore(): void {}
