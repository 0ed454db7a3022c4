// Formulas, as MathML.
import type { Feature } from '../../feature'
import { renderMath } from './render-math'

export const math: Feature = {
  name: 'math',
  setup({ config, markdown }) {
    if (config.markdown.math) markdown({ name: 'math', parses: 'math', blocks: (page) => [renderMath(page)] })
  },
}
