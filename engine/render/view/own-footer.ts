import { ENGINE_ROOT, pathOfUrl } from '../../cache/paths'
import { listPlacedParts } from '../../site/features/hooks'
import type { SiteSetup } from '../../site/setup'

/**
 * True for a site that puts something of its own into the footer, which may differ between pages and have islands. What
 * the engine's features put there is the same on each page.
 */
export function hasOwnFooter({ config, hooks }: Pick<SiteSetup, 'config' | 'hooks'>): boolean {
  const ofSite = listPlacedParts(hooks).filter(({ module }) => !pathOfUrl(module).startsWith(ENGINE_ROOT))
  const isInFooter = ofSite.some(({ where }) => where === 'footer:before' || where === 'footer:end')
  return isInFooter || config.theme.components.Footer !== undefined
}
