import type { Problem } from '../../../feature'

export function noPresets(path: string, received: string): Problem {
  return {
    what: `\`samples.presets\` of \`reference()\` names a page without samples to start from: ${path}`,
    file: 'site.config.ts',
    expected: 'a page with samples that have the words `run try`, a title, and no import of another fence',
    received,
    hint: 'Correct the path, which is relative to the site, such as docs/playground.mdx, or give its samples titles.',
  }
}
