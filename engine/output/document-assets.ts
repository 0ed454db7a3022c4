import type { ClientBundle } from '../bundle/client-bundle'
import { type DocumentAssets, faviconOf } from '../render/document'
import { stampOf } from '../site/git'
import type { SiteModel } from '../site/site-model'
import { documentStyle } from '../styles/document-style'
import { firstFaces } from '../styles/first-faces'

/** Returns what the documents of a build load. */
export function documentAssets(bundle: ClientBundle, model: SiteModel): DocumentAssets {
  const { path, text } = bundle.style
  return {
    entry: bundle.entry,
    preload: (islands) => {
      const ofIslands = islands.flatMap((id) => bundle.islands.get(id)?.preload ?? [])
      return [...new Set([...bundle.entryImports, ...ofIslands])].filter((path) => path !== bundle.entry)
    },
    style: documentStyle(bundle, model),
    wholeStyle: path,
    faces: firstFaces(text),
    stylesheets: [],
    ...faviconOf(model.setup),
    policy: model.setup.config.allowedHosts,
    stamp: stampOf(model.history),
  }
}
