import type { Generated } from 'kysely'

/** Where a couple keeps what it likes; see db/migrations/0074_boards.sql. */
export interface Boards {
  user_id: number
  id: Generated<number>
  guest_wedding_event_id: number | null
  slug: Generated<string>
  name: string
  notes: Generated<string>
  is_public: Generated<boolean>
  cover_id: number | null
  position: Generated<number>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface BoardItems {
  user_id: number
  id: Generated<number>
  board_id: Generated<number>
  guest_wedding_event_id: number | null
  content_type: Generated<string>
  content_id: number | null
  slug: Generated<string>
  title: Generated<string>
  notes: Generated<string>
  source_url: Generated<string>
  author: Generated<string>
  licence: Generated<string>
  digital_source: Generated<string>
  file_id: number | null
  mark: Generated<'' | 'must' | 'like' | 'not'>
  pinned: Generated<{ x: number; y: number; words: string }[]>
  position: Generated<number>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

/** A board that one vendor sees; see db/migrations/0194_board_marks_and_shares.sql. */
export interface BoardShares {
  user_id: number
  id: Generated<number>
  board_id: number
  user_vendor_id: number
  way: 'link' | 'mail' | 'conversation'
  hash: Buffer
  created_at: Generated<string>
  opened_at: string | null
  ended_at: string | null
}
