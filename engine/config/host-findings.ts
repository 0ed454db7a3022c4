import { check, type Finding } from './findings'
import { valueAt } from './key-lines'
import { allowedHosts } from './schemas/allowed-hosts'
import { documentTag } from './schemas/head'
import { tagWithin } from './schemas/head-hosts'

/** Returns the tags of a configuration's head that load files of hosts that it does not allow. */
export function hostFindings(input: unknown): Finding[] {
  const tags = valueAt(input, ['head'])
  const hosts = check(allowedHosts, valueAt(input, ['allowedHosts']))
  if (!Array.isArray(tags) || !hosts.ok) return []
  const within = tagWithin(hosts.value)
  return tags.flatMap((input, index) => {
    const tag = check(documentTag, input)
    const checked = tag.ok ? check(within, tag.value) : tag
    if (!tag.ok || checked.ok) return []
    return checked.findings.map((finding) => ({ ...finding, path: ['head', index, ...finding.path] }))
  })
}
