import type { Db } from '#db/db.ts'
import { readShipped } from '#server/shipped.ts'
import { slipsBetween, slipsIn } from './slip.ts'
import { asQuery, type Reading, type Slot } from './slots.ts'
import { readPhrases, readTyped, shownWords, type Word } from './words-rows.server.ts'

export interface Meant {
  /** What was typed, without its signs, accents and capitals. */
  text: string
  slots: readonly Slot[]
  /** The slots as PostgreSQL takes them. */
  query: string
  /** Nothing but words such as “the”, which are looked for in titles alone. */
  is_titles: boolean
  /** Words that nobody wrote so, and what they were read as. */
  read_as: { typed: string; words: string[] }[]
}

interface How {
  /** The last word is still being typed. */
  is_typing?: boolean
  /** Every word may have a slip in it, also one that is there. */
  is_loose?: boolean
}

/** What somebody means by what they typed; null where nothing is in it that could be looked for. */
export async function meantBy(db: Db, typed: string, { is_typing = false, is_loose = false }: How = {}): Promise<Meant | null> {
  const [{ text, words }, phrases] = await Promise.all([readTyped(db, typed, { is_loose }), knownPhrases(db)])
  if (words.length === 0) return null
  const is_titles = words.every(({ stem }) => stem === null)
  const slips: Meant['read_as'] = []
  const slots: Slot[] = []
  for (let at = 0; at < words.length; ) {
    const { length, others } = phraseAt(words, at, phrases)
    const own = words.slice(at, at + length)
    at += length
    const isLast = at === words.length
    if (length === 1 && own[0]!.stem === null && !is_titles) continue
    const near = length === 1 ? nearTo(own[0]!) : []
    if (near.length > 0 && !own[0]!.is_known) slips.push({ typed: own[0]!.word, words: near })
    slots.push([...(length === 1 ? readingsOf(own[0]!, is_typing && isLast, near) : [together(own)]), ...others])
  }
  return { text, slots, query: asQuery(slots), is_titles, read_as: await toldSlips(db, slips) }
}

async function toldSlips(db: Db, slips: Meant['read_as']): Promise<Meant['read_as']> {
  if (slips.length === 0) return []
  const shown = new Set(
    await shownWords(
      db,
      slips.flatMap(({ words }) => words),
    ),
  )
  return slips
    .map(({ typed, words }) => ({ typed, words: words.filter((word) => shown.has(word)) }))
    .filter(({ words }) => words.length > 0)
}

function readingsOf({ word, stem, is_known, begun }: Word, is_typing: boolean, near: readonly string[]): Reading[] {
  const whole = [...new Set([word, stem ?? word])].map((one) => ({ words: [one], goes_on: false }))
  // A letter or two begin too many words: the commonest of them are meant.
  const short = begun.map((one) => ({ words: [one], goes_on: false }))
  const isBegun = is_typing || !is_known
  const goingOn = isBegun ? (word.length < 3 && begun.length > 0 ? short : [{ words: [word], goes_on: true }]) : []
  return [...whole, ...goingOn, ...near.map((one) => ({ words: [one], goes_on: false }))]
}

function together(words: readonly Word[]): Reading {
  return { words: words.map(({ word }) => word), goes_on: false }
}

/** The words with the fewest slips between; the commonest of them, since a slip is likelier in what many write. */
function nearTo({ word, near }: Word): string[] {
  const told = near.map((one) => ({ one, slips: slipsBetween(word, one) })).filter(({ slips }) => slips <= slipsIn(word))
  const fewest = Math.min(...told.map(({ slips }) => slips))
  return told
    .filter(({ slips }) => slips === fewest)
    .slice(0, 3)
    .map(({ one }) => one)
}

interface Phrase {
  words: string[]
  stems: string[]
  group: number
}

/** The longest phrase of content/synonyms.json that begins here, and the others that mean the same. */
function phraseAt(words: readonly Word[], at: number, phrases: readonly Phrase[]): { length: number; others: Reading[] } {
  const fits = phrases.filter((phrase) =>
    phrase.words.every((one, nth) => words[at + nth]?.word === one || words[at + nth]?.stem === phrase.stems[nth]),
  )
  const longest = fits.toSorted((one, other) => other.words.length - one.words.length)[0]
  if (!longest) return { length: 1, others: [] }
  const groups = new Set(fits.filter(({ words }) => words.length === longest.words.length).map(({ group }) => group))
  const others = phrases
    .filter((phrase) => groups.has(phrase.group) && phrase !== longest)
    .flatMap(({ words, stems }) => [words, ...(words.join() === stems.join() ? [] : [stems])])
  return { length: longest.words.length, others: others.map((words) => ({ words, goes_on: false })) }
}

let read: Promise<Phrase[]> | undefined

/** Read by the database once, whose parser and stems they have to agree with. */
async function knownPhrases(db: Db): Promise<Phrase[]> {
  read ??= readAll(db).catch((error: unknown) => {
    read = undefined
    throw error
  })
  return read
}

async function readAll(db: Db): Promise<Phrase[]> {
  const groups = readShipped('synonyms.json') as string[][]
  const all = await readPhrases(db, groups.flat())
  const known = new Map(all.map((one) => [one.phrase, one]))
  return groups.flatMap((phrases, group) => phrases.map((phrase) => ({ ...known.get(phrase)!, group })))
}
