import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

/** A word as it was typed, and what the magazine knows of it. */
export interface Word {
  word: string
  /** Null for a word such as “the”, which says nothing. */
  stem: string | null
  is_known: boolean
  /** The commonest words that begin so. */
  begun: string[]
  /** Words that it may be with a slip in it, the commonest first. */
  near: string[]
}

interface Typed {
  text: string
  words: Word[]
}

/**
 * What was typed, word by word. Words that are near are looked for where a word is unknown, or always when it `is_loose`.
 */
export async function readTyped(db: Db, typed: string, { is_loose }: { is_loose: boolean }): Promise<Typed> {
  const { rows } = await sql<Word & { text: string }>`
    with typed as materialized (
      select word collate "C" as word, slips_of(word) as slips, place
      from unnest(to_tsvector('pg_catalog.simple', apart(${typed}))) one (word, places, weights), unnest(places) place
      where length(word) <= 40 order by place limit ${mostWords}
    )
    select btrim(regexp_replace(apart(${typed}), ${sql.lit(blanks)}, ' ', 'g')) as text, word, stem, is_known, begun,
      case when not ${is_loose} and (is_known or begun <> '{}') then '{}' else array(
        select lexeme from (
          select lexeme from content_slips where content_slips.slips && typed.slips
          union select lexeme from content_slips where length(word) > 6 and lexeme % word
        ) alike join content_lexemes using (lexeme)
        where pieces > 0 and lexeme <> word and length(lexeme) between length(word) - 2 and length(word) + 2
        order by pieces desc limit 60) end as near
    from typed, lateral (select (ts_lexize('pg_catalog.english_stem', word))[1] collate "C" as stem) stemmed,
      lateral (select exists (select from content_lexemes where lexeme in (word, stem) and pieces > 0) as is_known) known,
      lateral (select array(select lexeme from content_lexemes where lexeme >= word and lexeme < word || chr(1114111) collate "C" and pieces > 0
        order by pieces desc, lexeme limit 12) as begun) beginning
    order by place`.execute(db)
  return { text: rows[0]?.text ?? '', words: rows }
}

const blanks = String.raw`\s+`

/** More words than this find nothing that fewer don't. */
const mostWords = 8

/** Each phrase as the search reads it: its words as they are written, and their stems. */
export async function readPhrases(db: Db, phrases: readonly string[]): Promise<{ phrase: string; words: string[]; stems: string[] }[]> {
  const { rows } = await sql<{ phrase: string; words: string[]; stems: string[] }>`
    select phrase, words, array(
      select coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word) from unnest(words) with ordinality one (word, place) order by place
    ) as stems
    from unnest(${phrases}::text[]) phrase, lateral (select regexp_split_to_array(btrim(apart(phrase)), ${sql.lit(blanks)}) as words) apart`.execute(
    db,
  )
  return rows
}

/** Those of the words that stand in something that anybody sees, so that no word of what is still to come is told. */
export async function shownWords(db: Db, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) word
    where exists (select from content_search where words @@ quote_literal(word)::tsquery and shown_from <= current_date)`.execute(db)
  return rows.map(({ word }) => word)
}
