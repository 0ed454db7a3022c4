import { z } from 'zod'

/** Entries of the page menu, in the default order. */
const pageAction = z.enum(['copy', 'markdown', 'chatgpt', 'claude', 'edit', 'report'])

export type ActionType = z.output<typeof pageAction>

/** The options of the page menu. */
export const pageMenuOptions = z
  .strictObject({
    /**
     * Entries of the menu beside the page title; an empty list hides the menu. `edit` and `report` need `docs.editUrl`
     * and `docs.issueUrl`. If `markdown` or `edit` is not in the list, it is a link below the page.
     * @example items: ['copy', 'markdown', 'edit']
     */
    items: z.array(pageAction).default([...pageAction.options]),
  })
  .prefault({})
