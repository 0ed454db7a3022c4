/** Returns a version of the site that differs whenever the entry script does, or the stamp of its documents. */
export function buildVersion(entry: string, stamp: string | number = ''): string {
  return `${entry} ${stamp}`
}
