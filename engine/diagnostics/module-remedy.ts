/** Modules of other tools for documentation, which have no meaning here. */
const OF_OTHER_TOOLS =
  /^(?:@(?:docusaurus|theme|generated|astrojs|rspress)\/|(?:astro|rspress|vitepress|nextra|fumadocs[\w-]*)(?:[/:]|$))/

/** What npm takes for the name of a package: no `@/parts`, `~parts` or `#parts`, which only aliases are called. */
const PACKAGE = /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*(?:\/|$)/

/** Returns what to do about a module that is not found, by the name under which it is imported. */
export function moduleRemedy(specifier: string): string {
  if (OF_OTHER_TOOLS.test(specifier))
    return 'This is a module of another tool: write what it does in its place, see docs/compatibility.md.'
  const alias = 'for an alias, write the path of the file, or add the alias to `vite.resolve.alias`'
  if (!PACKAGE.test(specifier)) return `Correct the name; ${alias}.`
  const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? [specifier]
  return `Correct the name; ${alias}; for a package that you know: npm install ${name}`
}
