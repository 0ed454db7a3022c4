// Formulas, as MathML.
import { defineFeature } from '../../feature'
import { renderMath } from './render-math'

export const math = defineFeature({
  name: 'math',
  setup({ config, markdown }) {
    if (config.markdown.math) markdown({ name: 'math', parses: 'math', blocks: (page) => [renderMath(page)] })
  },
})
