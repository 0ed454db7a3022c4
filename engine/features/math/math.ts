// Formulas, as MathML.
import { defineFeature } from '../../feature'
import { renderMath } from './render-math'

export const math = defineFeature({
  name: 'math',
  setup({ markdown }) {
    markdown({ name: 'math', parses: 'math', blocks: (page) => [renderMath(page)] })
  },
})
