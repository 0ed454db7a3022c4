import { markdown } from '../../../../config/schemas/markdown'
import { createFenceIndex } from '../../../../kit/fences'
import { createFenceReader, type ReadFences } from './read-fences'

/** Returns a reader of the fences of a site that configures nothing. */
export function testFences(): ReadFences {
  return createFenceReader(createFenceIndex(), markdown.parse({}).magicComments)
}
