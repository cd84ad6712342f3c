/** Whose work a tip may be for. */
export const tipRoles = [
  'servers',
  'bartenders',
  'musicians',
  'dj',
  'photographer',
  'beauty',
  'officiant',
  'planner',
  'drivers',
  'delivery',
  'other',
] as const

export type TipRole = (typeof tipRoles)[number]
