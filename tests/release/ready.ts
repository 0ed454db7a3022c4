/** What a release is made of. */
export interface Release {
  /** Of the repository and of the engine's package. */
  versions: { repository: string; engine: string }
  changelog: string
  isPrivate: boolean
}

/** Returns what keeps the package from being published, in the words of whoever mends it. */
export function missingForRelease({ versions, changelog, isPrivate }: Release): string[] {
  const { repository, engine } = versions
  const heading = `## ${engine}`
  const unreleased = /^## Unreleased\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(changelog)?.[1]?.trim()
  return [
    ...(repository === engine
      ? []
      : [`package.json has the version ${repository}, engine/package.json ${engine}: set one in both.`]),
    ...(changelog.split('\n').some((line) => line === heading || line.startsWith(`${heading} `))
      ? []
      : [
          `CHANGELOG.md has no heading "${heading} - <date>": rename "## Unreleased", and begin a new one above.`,
        ]),
    ...(unreleased ? ['CHANGELOG.md has changes below "## Unreleased": move them to the version.'] : []),
    ...(isPrivate ? ['engine/package.json is private: remove the key.'] : []),
  ]
}
