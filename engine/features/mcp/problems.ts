import type { Problem } from '../../feature'

export function noBuiltSite(folder: string, site: string): Problem {
  return {
    what: 'There is no built site to answer from.',
    expected: 'a folder with an index.html, written by docs build',
    received: folder,
    hint: `Build the site first: docs build ${site} --out ${folder}`,
  }
}
