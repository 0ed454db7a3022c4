import { fetchUnlessSilent } from './fetch-unless-silent'
import { lookForNewBuild } from './new-build'

/**
 * Requests a file of this build.
 * @throws Error if the host falls silent or does not have it. It may have a newer build, which the reader is then told.
 */
export async function fetchFile(address: string): Promise<Response> {
  const response = await fetchUnlessSilent(address)
  if (response.ok) return response
  void lookForNewBuild()
  throw new Error(`${address} answered ${response.status}.`)
}
