/** Serves `fetchVersion`. */
export function version(): { serverVersion: string; features: Record<string, boolean>[] } {
  return { serverVersion: 'mock', features: [] }
}
