import { availableParallelism } from 'node:os'

/** What the figures mean. It is printed below them. */
export function notesOn(pages: number, rounds: number): string {
  return `${pages} pages, the plain Markdown of this site's Markdown twins; "whole site" is this site as it is published, with its
reference, checked samples and diagrams. ${availableParallelism()} cores, Node ${process.versions.node} (Starlight: 22), ${rounds} round${rounds === 1 ? '' : 's'}, medians; in brackets the ratio to this engine.
Install: files and packages of a fresh install from the lock file. CPU and memory: of all processes of a build.
Loads: a phone, 4x CPU, 1.6 Mbit/s, 150 ms, nothing cached, Brotli, bytes of bodies; idle is 2 s without a request.
Navigation: desktop, from the click on a link to the painted heading of its page; the page had 3 s to settle.
Search: from the click to the first result 3 s after the load event; a query lasts until its first result stays, with
what its search box waits by itself; "right page first" is the share of this site's judged queries.
Dev server: started with nothing cached, until the page is on screen; then edits of that page.`
}
