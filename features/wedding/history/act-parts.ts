import type { FoundPicture } from '#features/files/uploads/shown-picture.ts'

/** What a line kept of its object before or after, as far as words may tell it. */
export interface Values {
  status?: number | null
  plus_one_count?: number | null
  meal?: string | null
  channel?: string | null
  household_id?: number | null
  table_name?: string | null
  name?: string | null
  date?: string | null
  wedding_date?: string | null
  completed_at?: string | null
  due_date?: string | null
  role?: string | null
  kind?: string | null
  refused?: string | null
  foreign_amount?: number | null
  currency?: string | null
}

/** One of the things that an act was about. */
export interface Sample {
  name: string
  /** The event that the line names, where it is not the wedding itself. */
  event: string | null
  household: string | null
  before: Values | null
  after: Values | null
}

/** The lines of one act that say the same of several things. */
export interface Part {
  what: string
  things: number
  /** How many events its lines name. */
  events: number
  /** Of answers: whether all of them are the same. */
  is_same: boolean
  /** Which fields were changed. */
  fields: string[]
  /** The couple itself did it. */
  is_own: boolean
  /** Of answers: how many now come, and how many can't. */
  coming: number
  cannot: number
  samples: Sample[]
}

export interface ActRow {
  id: string
  head: number
  total: number
  actor_id: number | null
  actor: string | null
  avatar: FoundPicture | null
  is_operator: boolean
  is_own: boolean
  created_at: string
  is_recent: boolean
  undone_at: string | null
  undoer_id: number | null
  undoer: string | null
  is_undoing: boolean
  parts: Part[]
}
