import type { Excerpt } from 'docwright/feature'

export interface ReleaseList {
  releases: { version: string; date: string; route: string }[]
}

/** Runs at build time. The excerpts are the texts of the releases, in their order. */
export function ReleaseList({ releases }: ReleaseList, excerpts: readonly Excerpt[]) {
  return releases.map(({ version, date, route }, index) => (
    <section key={version}>
      <h2 id={`v${version}`}>
        <a href={route}>{version}</a>
      </h2>
      <p>
        <time dateTime={date}>{date}</time>
      </p>
      {excerpts[index]?.content}
    </section>
  ))
}
