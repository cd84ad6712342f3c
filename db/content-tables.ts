import type { ColumnType, Generated } from 'kysely'

/** Written as JSON text. */
type Json = ColumnType<unknown, string, string>

/** A piece of the magazine; see db/migrations/0055_content.sql. */
export interface Content {
  id: Generated<number>
  type: string
  slug: string
  url: string
  title: string
  excerpt: string
  status: Generated<'draft' | 'scheduled' | 'published' | 'withdrawn'>
  is_illustrated: Generated<boolean>
  published_on: string
  updated_on: string | null
  fields: Json
  markdown: Generated<string>
  tree: ColumnType<unknown, string | null, string | null>
  plain: Generated<string>
  named: ColumnType<string[], string[] | undefined, string[]>
  source_hash: string | null
  version: Generated<number>
  saved_by: number | null
  saved_at: Generated<string>
}

export interface ContentTerms {
  content_id: number
  taxonomy: string
  term: string
}

export interface ContentPictures {
  id: Generated<number>
  content_id: number
  name: string
  position: number
  words: Json
  vendors: string[]
}

export interface ContentCredits {
  content_id: number
  position: number
  role: string
  vendor: string | null
  name: string | null
  note: string | null
}

/** Where a piece was found before, or what an operator has lead on: to a piece, or else to a page. */
export interface ContentRedirects {
  url: string
  id: Generated<number>
  content_id: number | null
  to_url: string | null
  is_added: Generated<boolean>
  added_by: number | null
  created_at: Generated<string>
}

export interface ContentRedirectsRemoved {
  id: Generated<number>
  url: string
  to_url: string
  added_by: number | null
  added_at: string
  removed_by: number | null
  removed_at: Generated<string>
}

export interface ContentVersions {
  content_id: number
  version: number
  slug: string
  title: string
  status: string
  fields: Json
  markdown: string
  saved_by: number | null
  saved_at: string
  excerpt: string | null
  url: string | null
  is_illustrated: boolean | null
  published_on: string | null
  updated_on: string | null
}

/** What an operator writes and has not saved; see db/migrations/0090_editor.sql. */
export interface ContentDrafts {
  user_id: number
  name: string
  version: number | null
  said: ColumnType<Record<string, string>, string, string>
  updated_at: Generated<string>
}

/** What of content/ was loaded last. */
export interface ContentLoaded {
  is_one: Generated<boolean>
  hash: string
}

/** What a search compares of a piece; the database keeps it, see db/migrations/0067_search_content.sql. */
export interface ContentSearch {
  content_id: number
  type: string
  shown_from: string | null
  published_on: string
  title: string
  title_words: string
  about_words: string
  words: string
}

/** Every word of what is shown, with how many pieces have it. */
export interface ContentLexemes {
  lexeme: string
  pieces: number
}

/** The same words, with all that they are without one of their letters. */
export interface ContentSlips {
  lexeme: string
  slips: Generated<string[]>
}

/** Terms as they ship, and what an operator says of them; see db/migrations/0219_terms_by_operators.sql. */
export interface ContentTermTitles {
  taxonomy: string
  term: string
  id: Generated<number>
  shipped_title: string | null
  shipped_position: number | null
  own_title: string | null
  own_position: number | null
  is_hidden: Generated<boolean>
  merged_into: string | null
  title: ColumnType<string, never, never>
  url: string | null
  position: ColumnType<number, never, never>
}

export interface ContentTermChanges {
  id: Generated<number>
  taxonomy: string
  term: string | null
  kind: 'added' | 'renamed' | 'ordered' | 'hidden' | 'shown' | 'merged' | 'parted' | 'removed'
  was: Json
  becomes: Json
  said_by: number | null
  said_at: Generated<string>
}

/** What pieces name that is shown as another term, or not at all. */
export interface ContentTermsAway {
  content_id: number
  taxonomy: string
  given: string
}

export interface ContentImages {
  words: string
  part: string
  image: Json
}

/** What operators wrote over the files of the site; see db/migrations/0190_site_files.sql. */
export interface SiteFiles {
  name: string
  version: number
  given: ColumnType<unknown, string | null, string | null>
  saved_by: number | null
  saved_at: Generated<string>
}
