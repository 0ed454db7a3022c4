import type { Problem } from '../../../feature'
import type { SourceLocation } from '../../../kit/diagnostics'
import { describe } from '../../../kit/wording'

export function undatedPost(file: string): Problem {
  const name = file.slice(file.lastIndexOf('/') + 1)
  return {
    what: 'This post has no date.',
    file,
    line: 1,
    expected: 'a date in the file name (2024-01-31-title.mdx), or in the front matter (date: 2024-01-31)',
    received: name,
    hint: 'Rename the file, or add `date:` to the front matter.',
  }
}

/** `location` is where the second author is defined. */
export function sharedAuthorPage(
  location: SourceLocation,
  route: string,
  first: string,
  second: string,
): Problem {
  return {
    what: `Two authors have the page ${route}: ${describe(first)} and ${describe(second)}.`,
    ...location,
    expected: 'a page for each author',
    received: describe(second),
    hint: `Give one of them a different \`page.permalink\`.`,
  }
}

export function foreignAuthorImage(location: SourceLocation, key: string, url: string): Problem {
  return {
    what: `The image of the author ${describe(key)} is on another host and is not shown: pages make no requests to other hosts.`,
    ...location,
    expected: "an image of the site, such as '/img/anna.png'",
    received: url,
    hint: 'Save the image under `static` and give its path, or add its origin to `allowedHosts.pictures`.',
  }
}
