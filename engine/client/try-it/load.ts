import type { TryJob, TrySample } from '../../page/try-it'

const kept = new Map<string, Promise<unknown>>()

/** @param address of the sample's file. @throws Error where it cannot be loaded. */
export async function loadSample(address: string): Promise<TrySample> {
  return once(address, async () => (await fetchFile(address)).json())
}

/** What the sample runs with, loaded when it is first run. @throws Error where something cannot be loaded. */
export async function loadNeeds(
  address: string,
  { sandbox, packages }: TrySample,
): Promise<{ sandbox: string; packages?: TryJob['packages'] }> {
  const at = (name: string) => new URL(name, new URL(address, location.href)).href
  // A frame does not tell that its document has not come.
  const document = once(at(sandbox), () => fetchFile(at(sandbox)).then(({ url }) => url))
  if (packages === undefined) return { sandbox: await document }
  const loading = once<TryJob['packages']>(at(packages), async () => (await fetchFile(at(packages))).json())
  const [url, content] = await Promise.all([document, loading])
  return { sandbox: url, packages: content }
}

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response
}

/** What failed is asked for again the next time. */
function once<T>(address: string, load: () => Promise<T>): Promise<T> {
  const known = kept.get(address)
  if (known) return known as Promise<T>
  const loading = load()
  kept.set(address, loading)
  loading.catch(() => kept.delete(address))
  return loading
}
