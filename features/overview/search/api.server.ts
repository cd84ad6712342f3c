import type { Db } from '#db/db.ts'
import { type Meant, meantBy } from '#features/magazine/content/matching/meant.server.ts'
import { typesOff } from '#features/magazine/content/policy.server.ts'
import { findPieces, type FoundPiece, suggestPieces } from '#features/magazine/content/matching/pieces-rows.server.ts'
import { findTerms, type FoundTerm, termTitle } from '#features/magazine/content/matching/terms.server.ts'
import { guarded } from '#server/procedures.ts'
import type { Terms } from '#server/terms.ts'
import { helperPath } from '#web/map/helper-path.ts'
import type { Found, FoundKind, Reason, SearchQuery } from './contract.ts'
import { isOwn, isPiece, type OwnKind } from './kinds.ts'
import { findNamed, type Row } from './rows.server.ts'

export const searchRoutes = guarded.search.router({
  find: guarded.search.find.handler(async ({ context, input }) => {
    const { db, session } = context
    const isForOwn = session && (input.kind === undefined || isOwn(input.kind))
    const isForMagazine = input.kind === undefined || isPiece(input.kind)
    const [own, { data, read_as }] = await Promise.all([
      isForOwn ? findOwn(db, session.user, input) : [],
      isForMagazine ? findInMagazine(db, input, { off: typesOff(context), known: context.site.now().terms }) : { data: [], read_as: [] },
    ])
    return { data: [...own, ...data], read_as }
  }),
})

async function findOwn(db: Db, { id, is_vendor }: { id: number; is_vendor: boolean }, { q, kind, page, per_page }: SearchQuery) {
  const words = q.split(/\s+/).filter(Boolean).slice(0, most)
  if (words.length === 0) return []
  const rows = await findNamed(db, id, { page, per_page, kind: kind && isOwn(kind) ? kind : undefined, words })
  const kinds = Map.groupBy(rows, ({ kind }) => kind)
  return [...kinds].map(([kind, finds]): FoundKind => ({ kind, total: finds[0]!.total, finds: finds.map(shown(is_vendor)) }))
}

/** More words than this find nothing that fewer don't. */
const most = 8

const shown =
  (isVendor: boolean) =>
  (row: Row): Found => {
    const { id, title, about, day, couple } = row
    return { id, title, about, day, couple, to: paths[row.kind](row, isVendor) }
  }

/** Where each kind is looked at. */
const paths: Record<OwnKind, (row: Row, isVendor: boolean) => string> = {
  guest: ({ id, event_id }) => `/tools/guest-list?event=${event_id ?? 'everyone'}&guest=${id}`,
  task: ({ id, event_id }) => `/tools/wedding-checklist?event=${event_id}&item=${id}`,
  event: ({ id, user_id, couple }, isVendor) => (couple === '' ? `/dashboard/events/${id}` : helperPath({ user_id, id }, isVendor)),
  helper: ({ id }) => `/settings/helpers#helper-${id}`,
}

interface There {
  /** Types that are left out. */
  off: readonly string[]
  known: Terms
}

interface FoundInMagazine {
  data: FoundKind[]
  read_as: Meant['read_as']
}

/** Terms and pieces that have the words; where there are none, those that have words with a slip between. */
async function findInMagazine(db: Db, asked: SearchQuery, there: There): Promise<FoundInMagazine> {
  const found = await findAs(db, asked, { ...there, is_loose: false })
  return found?.data.length === 0 && asked.page === 1 && !asked.is_typing
    ? ((await findAs(db, asked, { ...there, is_loose: true })) ?? found)
    : (found ?? nothing)
}

const nothing: FoundInMagazine = { data: [], read_as: [] }

async function findAs(
  db: Db,
  { q, kind, page, per_page, is_typing }: SearchQuery,
  { is_loose, off, known }: There & { is_loose: boolean },
): Promise<FoundInMagazine | null> {
  const meant = await meantBy(db, q, { is_typing, is_loose })
  if (!meant) return null
  const [terms, pieces] = await Promise.all([
    kind === undefined && page === 1 ? findTerms(db, known, meant, mostTerms) : [],
    is_typing ? suggestPieces(db, meant, { most: per_page, off }) : findPieces(db, meant, { type: kind, page, per_page, off }),
  ])
  const types = Map.groupBy(pieces, ({ type }) => type)
  const data: FoundKind[] = [...types].map(([type, finds]) => ({
    kind: type,
    total: finds[0]!.total,
    finds: finds.map((one) => pieceShown(known, one)),
  }))
  if (terms.length > 0) data.unshift({ kind: 'term', total: terms.length, finds: terms.map(termShown) })
  return { data, read_as: data.length > 0 ? meant.read_as : [] }
}

const mostTerms = 6

function termShown({ id, title, about, to, count }: FoundTerm): Found {
  return { id, title, about, day: null, couple: '', to, count }
}

function pieceShown(known: Terms, { id, title, excerpt, url, picture, is_illustrated, ...why }: FoundPiece): Found {
  return { id, title, about: excerpt, day: null, couple: '', to: url, piece: { reason: reasonOf(known, why), picture, is_illustrated } }
}

function reasonOf(known: Terms, { rank, terms, snippet }: Pick<FoundPiece, 'rank' | 'terms' | 'snippet'>): Reason {
  const named = terms.map((term) => ({ taxonomy: term.split('/')[0]!, title: termTitle(known, term) }))
  return { where: places[rank], terms: named, snippet: snippet && wholeWords(snippet) }
}

const places = ['title', 'title', 'title', 'terms', 'about', 'text'] as const

/** Without the words that were cut at its ends. */
function wholeWords(cut: string): string {
  return cut
    .replaceAll(/\s+/g, ' ')
    .replace(/^\S*\s/, '')
    .replace(/\s\S*$/, '')
    .trim()
}
