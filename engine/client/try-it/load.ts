import type { TryJob, TrySample } from '../../page/try-it'
import { askOnce } from '../stores/ask-once'

const samples = askOnce<TrySample>(fetchJson)
const packages = askOnce<TryJob['packages']>(fetchJson)
/** A frame does not tell that its document has not come. */
const documents = askOnce(async (address) => (await fetchFile(address)).url)

/** @param address of the sample's file. @throws Error where it cannot be loaded. */
export function loadSample(address: string): Promise<TrySample> {
  return samples.get(address)
}

/** What the sample runs with, loaded when it is first run. @throws Error where something cannot be loaded. */
export async function loadNeeds(
  address: string,
  sample: TrySample,
): Promise<{ sandbox: string; packages?: TryJob['packages'] }> {
  const at = (name: string) => new URL(name, new URL(address, location.href)).href
  const document = documents.get(at(sample.sandbox))
  if (sample.packages === undefined) return { sandbox: await document }
  const [sandbox, content] = await Promise.all([document, packages.get(at(sample.packages))])
  return { sandbox, packages: content }
}

async function fetchJson(address: string) {
  return (await fetchFile(address)).json()
}

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response
}
