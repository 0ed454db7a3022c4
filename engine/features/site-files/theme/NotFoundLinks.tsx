import type { ArticleSlotProps } from '../../../feature'
import NearPages from './NearPages.island'

/** Links to pages whose addresses are like one that has no page. */
export function NotFoundLinks({ site }: ArticleSlotProps) {
  return <NearPages basePath={site.basePath} />
}
