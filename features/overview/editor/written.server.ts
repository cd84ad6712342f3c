import type { Db } from '#db/db.ts'
import type { FilePiece } from '#features/magazine/content/fault.ts'
import { addressOf } from '#features/magazine/content/loading.server.ts'
import { type Errors, readSaid } from '#features/magazine/content/said.server.ts'
import { namesOf } from '#features/magazine/content/together.ts'
import type { TypeName } from '#features/magazine/content/type-names.ts'
import type { RequestContext } from '#server/policy.ts'
import { isReserved } from '#server/reserved-names.ts'
import { t } from '#web/text/text.ts'
import type { Edited, Said } from './piece-shapes.ts'
import { findImages } from './picture-rows.server.ts'
import { isTaken, shownNames, type Whole } from './rows.server.ts'
import type { Written } from './write-rows.server.ts'

interface Asked {
  type: TypeName
  slug: string
  said: Said
  status?: Edited['status']
  /** Null of a new one; without it nothing is to be kept. */
  id?: number | null
  before?: Whole
}

interface Judged {
  piece: FilePiece
  errors: Errors
  /** Pieces that it names and nobody may see. */
  missing: string[]
  /** As it is to be kept; nothing while something is wrong. */
  row: Written | undefined
}

/** Reads what an operator wrote: what is wrong with it by field, and the row that it makes. */
export async function writtenPiece(
  { db, site }: Pick<RequestContext, 'db' | 'site'>,
  { type, slug, said, status = 'draft', id, before }: Asked,
): Promise<Judged> {
  // Hidden ones too, and those that were merged: what a piece names already is no fault of whoever writes on.
  const terms = new Map([...site.now().terms.named].map(([taxonomy, terms]) => [taxonomy, new Set(terms.keys())]))
  const { piece, errors } = await readSaid(type, slug, said, terms)
  const add = (field: string, says: string) => void (errors[field] ??= []).push(says)
  const names = [...new Set(namesOf({ ...piece, lineOf: () => 1 }).map(({ name }) => name))]
  const pictures = piece.fields.pictures ?? []
  const [images, shown] = await Promise.all([findImages(db, pictures), shownNames(db, names)])
  for (const [place, image] of images.entries()) if (!image) add('pictures', t('editor.not_drawn', { n: place + 1 }))
  const url = addressIn(piece, type, slug)
  if (id !== undefined) await checkAddress(db, { id, type, slug, url, typical: addressOf(type, slug, piece.fields), before }, add)
  const missing = names.filter((name) => !shown.has(name))
  if (Object.keys(errors).length > 0) return { piece, errors, missing, row: undefined }
  return { piece, errors, missing, row: rowOf(piece, { slug, url, status, named: names }) }
}

function addressIn({ fields }: FilePiece, type: TypeName, slug: string): string {
  return typeof fields['url'] === 'string' ? fields['url'] : addressOf(type, slug, fields)
}

interface Place {
  id: number | null
  type: TypeName
  slug: string
  url: string
  /** Where its type has it. */
  typical: string
  before: Whole | undefined
}

async function checkAddress(
  db: Db,
  { id, type, slug, url, typical, before }: Place,
  add: (field: string, says: string) => void,
): Promise<void> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return add('slug', t('editor.slug_wrong'))
  const field = url === typical ? 'slug' : 'url'
  const [first = ''] = url.slice(1).split(/[/#]/)
  // Addresses of one word, and those of somebody's own choice, must not stand before a page of ours.
  const isFree = addressOf(type, 'x') !== '/x' && field === 'slug'
  if (url !== before?.url && !isFree && isReserved(first)) return add(field, t('editor.address_reserved'))
  const taken = await isTaken(db, { id, type, slug, url })
  if (taken.is_slug) add('slug', t('editor.slug_taken'))
  else if (taken.is_url) add(field, t('editor.slug_taken'))
}

function rowOf({ fields: all, markdown, tree, plain }: FilePiece, place: Pick<Written, 'slug' | 'url' | 'status' | 'named'>): Written {
  const { title, excerpt, illustrated, published_on, updated_on, url: _, ...fields } = all
  const day = String(published_on)
  const isLater = day > new Date().toISOString().slice(0, 10)
  const isOut = place.status === 'published' || place.status === 'scheduled'
  return {
    ...place,
    status: isOut ? (isLater ? 'scheduled' : 'published') : place.status,
    title: title!,
    excerpt: excerpt!,
    is_illustrated: illustrated!,
    published_on: day,
    updated_on: updated_on === undefined ? null : String(updated_on),
    fields,
    markdown,
    tree,
    plain,
  }
}
