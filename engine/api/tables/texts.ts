import type { MemberGroup, Status } from '../model/types'

/** Words that readers see. */
export const STATUS_TEXTS: Record<Status, string> = {
  deprecated: 'deprecated',
  newer: 'later release',
  early: 'earlier release',
}

/** Stands before the type, where no heading says it. */
export const RETURNS = 'Returns'

export const GROUP_TEXTS: Record<MemberGroup, string> = {
  inputs: 'Inputs',
  models: 'Two-way bindings',
  outputs: 'Outputs',
  properties: 'Properties',
  methods: 'Methods',
  members: 'Members',
  slots: 'Content slots',
}
