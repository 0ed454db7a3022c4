import { z } from 'zod'
import type { SidebarItem } from '../page/types'

const className = z.string().optional()

const link = z.strictObject({
  type: z.literal('link'),
  label: z.string(),
  href: z.string(),
  external: z.boolean().optional(),
  aside: z.boolean().optional(),
  className,
})

const category = z.strictObject({
  type: z.literal('category'),
  label: z.string(),
  href: z.string(),
  linked: z.boolean().optional(),
  collapsible: z.boolean(),
  collapsed: z.boolean(),
  get items(): z.ZodType<SidebarItem[]> {
    return sidebarItems as z.ZodType<SidebarItem[]>
  },
  className,
})

const html = z.strictObject({
  type: z.literal('html'),
  html: z.string(),
  defaultStyle: z.boolean(),
  className,
})

/** The items of a whole sidebar, as pages show them. */
export const sidebarItems = z.array(z.discriminatedUnion('type', [link, category, html]))
