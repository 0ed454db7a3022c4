/** In print order. */
const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const
type Category = keyof typeof CATEGORIES

/** The part of Lighthouse's report that is read. Scores range from 0 to 1, and are null if they do not apply. */
export interface LighthouseReport {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>
  runtimeError?: { message: string }
}

/** All runs of one page. */
export interface Examined {
  name: string
  runs: LighthouseReport[]
}

const ids = Object.keys(CATEGORIES).filter((id): id is Category => id in CATEGORIES)

/** Returns a Markdown table of the lowest scores, from 0 to 100, with a row for each page. */
export function scoresTable(pages: readonly Examined[]): string {
  const head = ['', ...ids.map((id) => CATEGORIES[id])]
  const rows = pages.map(({ name, runs }) => [name, ...ids.map((id) => cell(lowestScore(runs, id)))])
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Returns why scores are below 100: the audits that lowered them, with their values in each run. */
export function lostPoints(pages: readonly Examined[]): string[] {
  return pages.flatMap(({ name, runs }) =>
    ids
      .filter((id) => lowestScore(runs, id) !== 100)
      .map((id) => `- ${name}, ${CATEGORIES[id]}: ${reasons(runs, id).join('; ')}`),
  )
}

function reasons(runs: readonly LighthouseReport[], id: Category): string[] {
  const lost = runs.flatMap((run) => lacking(run, id))
  return [...new Set(lost.map(({ title }) => title))].map((title) => {
    const values = lost.flatMap((audit) => (audit.title === title && audit.value ? [audit.value] : []))
    return values.length === 0 ? title : `${title} (${values.join(', ')})`
  })
}

/** Returns NaN if a run has no score. */
function lowestScore(runs: readonly LighthouseReport[], id: Category): number {
  const scores = runs.map(({ categories }) => categories[id].score ?? Number.NaN)
  return Math.min(...scores.map((score) => Math.round(score * 100)))
}

function cell(score: number): string {
  return Number.isNaN(score) ? '–' : String(score)
}

interface Lacking {
  title: string
  value?: string | undefined
}

/** Skips audits that have no weight or do not apply, since they do not lower a score. */
function lacking({ categories, audits, runtimeError }: LighthouseReport, id: Category): Lacking[] {
  if (runtimeError) return [{ title: runtimeError.message }]
  return categories[id].auditRefs.flatMap(({ id, weight }) => {
    const audit = audits[id]
    if (weight === 0 || !audit || audit.score === null || audit.score === 1) return []
    return [{ title: audit.title, value: audit.displayValue }]
  })
}
