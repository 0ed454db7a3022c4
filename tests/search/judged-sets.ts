import { EVERYDAY_QUERIES } from './everyday-queries'
import { FUNCTION_QUERIES } from './function-queries'
import type { JudgedQuery } from './judged'
import { NAME_QUERIES } from './name-queries'
import { OTHER_FUNCTION_QUERIES } from './other-function-queries'
import { OTHER_TASK_QUERIES } from './other-task-queries'
import { PAGE_QUERIES } from './page-queries'
import { READER_QUERIES } from './reader-queries'
import { SITE_QUERIES } from './site-queries'
import { TASK_QUERIES } from './task-queries'

/** Every set, by topic. All but the last contain queries of all kinds. */
export const JUDGED_SETS: Readonly<Record<string, readonly JudgedQuery[]>> = {
  functions: FUNCTION_QUERIES,
  'functions, in other words': OTHER_FUNCTION_QUERIES,
  'the whole site': SITE_QUERIES,
  names: NAME_QUERIES,
  tasks: TASK_QUERIES,
  'other tasks': OTHER_TASK_QUERIES,
  'page by page': PAGE_QUERIES,
  'everyday work': EVERYDAY_QUERIES,
  "readers' own words": READER_QUERIES,
}

export const JUDGED_QUERIES: readonly JudgedQuery[] = Object.values(JUDGED_SETS).flat()

/**
 * Sets for measurements that repeat each query many times. They cover every kind of query and every part of the site;
 * more sets would only take longer.
 */
export const TIMED_SETS: readonly (readonly JudgedQuery[])[] = [
  FUNCTION_QUERIES,
  OTHER_FUNCTION_QUERIES,
  SITE_QUERIES,
]
