/** False for root, for whom the sandbox of Chromium does not work. */
export function canUseSandbox(): boolean {
  return process.getuid?.() !== 0
}
