// Also runs in the browser's sandbox, so it must not import anything that needs Node.

/** Resolves a relative import to a file of the page. `from` is the title of the importing file. */
export function findImport<File>(
  specifier: string,
  from: string | undefined,
  files: ReadonlyMap<string, File>,
): File | undefined {
  const name = findImportName(specifier, from, files)
  return name === undefined ? undefined : files.get(name)
}

export function findImportName(
  specifier: string,
  from: string | undefined,
  files: { has(name: string): boolean },
): string | undefined {
  const path = new URL(specifier, new URL(from ?? 'sample.ts', 'page:///')).pathname.slice(1)
  const plain = path.replace(/\.js(x?)$/, '.ts$1')
  return [plain, `${plain}.ts`, `${plain}.tsx`].find((name) => files.has(name))
}
