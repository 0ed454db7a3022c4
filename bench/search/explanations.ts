import { ROUNDS, SETS } from './judging'

/** What the figures mean, printed below them. */
export const EXPLANATIONS = `
Pages: the same sections of this site for all. Ours reads the two files of the build; the others get title, heading,
prose and code of each section, lunr and MiniSearch also the keywords, and their texts count as bytes as ours do.
lunr: boosts, kept positions, query and five sections a query as in docusaurus-lunr-search. Pagefind: pages as plain
HTML; the bytes are all its index, meta and fragment files as it packs them, of which a reader gets those that a
query needs, without its script and WebAssembly.
A query: the median of ${ROUNDS} rounds for each of ${SETS.flat().length} judged queries, then over all queries; in Node, for Pagefind in
Chromium with all its files fetched. Right page: among the pages found, the judged sets have ${SETS.map(({ length }) => length).join(' and ')} queries.
Query in the worker: from the message in the site's own worker to the message that answers it.
Asked for to ready: from the creation of the worker, as a pointer comes to the box, to its word that it can answer.
Keystroke to results: the sum of all main-thread tasks (RunTask in a trace of Chromium, with rendering, paint and
what tracing costs) that begin until 150 ms after its keydown; the results are on screen by then. The rest of the
results, below the fold, is rendered later, and only when no other key came. Each key of three queries is one value.
Script, style and layout: of a keystroke in the same time, by Chromium's own counters (Performance.getMetrics), without
a trace. The rest of the sum is painting, the browser's own handling of a key, and tracing.
Longest task: of the same traces, from the pointer on the box to the open dialog, and from the first key on.
All tasks are counted in time of the processor, slowed down where that is said, so that what else the machine does
at the same time does not count.
`
