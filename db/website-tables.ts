import type { Generated, JSONColumnType } from 'kysely'

export interface Websites {
  user_id: number
  id: Generated<number>
  address: Generated<string>
  welcome: Generated<string>
  closing: Generated<string>
  theme: Generated<'poppy' | 'night' | 'sage'>
  language: Generated<string>
  opens_to: Generated<'guests' | 'password' | 'everybody'>
  is_published: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface WebsiteKeys {
  user_id: number
  password_hash: string | null
  pass_key: Generated<Buffer>
}

export interface WebsiteSections {
  user_id: number
  id: Generated<number>
  kind: Generated<'story' | 'schedule' | 'travel' | 'questions' | 'photos' | 'gifts'>
  position: Generated<number>
  title: Generated<string>
  words: Generated<string>
  entries: JSONColumnType<object[], string | undefined, string>
  picture_id: number | null
  is_shown: Generated<boolean>
  visible_to: Generated<'everyone' | 'events'>
  event_ids: Generated<number[]>
  translations: JSONColumnType<object, string | undefined, string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface WebsiteGuests {
  user_id: number
  guest_id: number
  language: string | null
  seen_at: Generated<string>
}
