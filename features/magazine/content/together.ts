import type { FaultThere, FilePiece, PieceFields } from './fault.ts'
import { alike, folded } from './openings.ts'
import { masterOf } from './picture.ts'

/** What is wrong between pieces: whom they name, how they open, what lives on live. */
export function wrongTogether(pieces: readonly FilePiece[]): FaultThere[] {
  const known = new Map(pieces.map((piece) => [`${piece.type}/${piece.slug}`, piece]))
  return [
    ...pieces.flatMap((piece) => namesOf(piece).flatMap((name) => wrongName(piece, name, known))),
    ...pieces.flatMap((piece) => wrongCredits(piece, known)),
    ...alike(pieces),
    ...doubled(pieces),
    ...samePlaces(pieces),
  ]
}

/** How many masters the pieces ask for, drawn once each however often they are shown. */
export function mastersOf(pieces: readonly FilePiece[]): Set<string> {
  return new Set(pieces.flatMap(({ fields }) => (fields.pictures ?? []).map(masterOf)))
}

interface NamesPiece {
  name: string
  line: number
  /** Named by the text, which a live site shows too; a field that names an absent piece is left out there. */
  inText: boolean
  picture?: string
}

/** The pieces that a piece names, as `type/slug`. */
export function namesOf({ fields, named, lineOf }: Pick<FilePiece, 'fields' | 'named' | 'lineOf'>): NamesPiece[] {
  const inText = named.flatMap(({ kind, name, line }): NamesPiece[] => {
    if (kind === 'piece') return [{ name, line, inText: true }]
    return kind === 'product' || kind === 'video' ? [{ name: `${kind}/${name}`, line, inText: true }] : []
  })
  const inFields = fieldNames(fields).map(({ path, name }) => {
    const [piece = '', picture] = name.split('#')
    return { name: piece, line: lineOf(path), inText: false, ...(picture === undefined ? {} : { picture }) }
  })
  return [...inText, ...inFields]
}

/** Fields whose slugs belong to a type, wherever they stand in a piece. */
const slugFields: Record<string, string> = {
  author: 'author',
  hosts: 'author',
  vendor: 'vendor',
  photographer: 'vendor',
  credit: 'vendor',
  shows: 'vendor',
  brand: 'brand',
  course: 'course',
  wedding: 'real-wedding',
}

function fieldNames(given: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; name: string }[] {
  if (Array.isArray(given)) return given.flatMap((one, index) => fieldNames(one, [...path, index]))
  if (typeof given === 'object' && given !== null) return Object.entries(given).flatMap(([key, one]) => fieldNames(one, [...path, key]))
  if (typeof given !== 'string') return []
  const key = String(path.findLast((part) => typeof part === 'string'))
  if (/^[a-z-]+\/[a-z0-9-]+(#[a-z0-9-]+)?$/.test(given) && /^(related|shows|seen_at)$/.test(key)) return [{ path, name: given }]
  const type = slugFields[key]
  return type === undefined ? [] : [{ path, name: `${type}/${given}` }]
}

function wrongName(piece: FilePiece, { name, line, inText, picture }: NamesPiece, known: ReadonlyMap<string, FilePiece>): FaultThere[] {
  const { file, fields } = piece
  const other = known.get(name)
  if (!other) return [{ file, line, says: `names ${name}, which is not there yet` }]
  if (inText && fields.illustrated === false && other.fields.illustrated)
    return [{ file, line, says: `is loaded live and leads to ${name}, which is invented and never is` }]
  if (picture !== undefined && !other.fields.pictures?.some((one) => one.name === picture))
    return [{ file, line, says: `${name} has no picture "${picture}"` }]
  return []
}

/** A wedding and its vendors say the same of who did what there. */
function wrongCredits({ file, type, slug, fields, lineOf }: FilePiece, known: ReadonlyMap<string, FilePiece>): FaultThere[] {
  const at = (path: PropertyKey[], says: string): FaultThere => ({ file, line: lineOf(path), says })
  const { vendors = [], reviews = [] } = fields as Partial<Credits>
  if (type === 'real-wedding')
    return vendors.flatMap(({ vendor, role }, index) => {
      const other = known.get(`vendor/${vendor}`)?.fields as { service?: string; other_services?: string[] } | undefined
      if (other?.service === undefined || other.service === role || other.other_services?.includes(role)) return []
      return [at(['vendors', index, 'role'], `${vendor} is credited for ${role}, and does ${other.service}`)]
    })
  if (type !== 'vendor') return []
  return reviews.flatMap(({ wedding }, index) => {
    const there = wedding === undefined ? undefined : (known.get(`real-wedding/${wedding}`)?.fields as Partial<Credits> | undefined)
    if (!there?.vendors || there.vendors.some(({ vendor }) => vendor === slug)) return []
    return [at(['reviews', index, 'wedding'], `${wedding} does not credit ${slug}`)]
  })
}

interface Credits {
  vendors: { vendor?: string; role: string }[]
  reviews: { wedding?: string }[]
}

/** Titles, and whatever a reader would take for one thing twice. */
function doubled(pieces: readonly FilePiece[]): FaultThere[] {
  const seen = new Map<string, string>()
  return pieces.flatMap(({ file, fields, type }): FaultThere[] => {
    const title = titleOf(type, fields)
    const first = seen.get(title)
    if (first === undefined) {
      seen.set(title, file)
      return []
    }
    return [{ file, line: 1, says: `has the title of ${first}` }]
  })
}

function titleOf(type: string, { title = '' }: PieceFields): string {
  return title === '' ? `${type} without fields` : `${type} ${folded(title)}`
}

/** No two lessons have the same place in their course. */
function samePlaces(pieces: readonly FilePiece[]): FaultThere[] {
  const seen = new Map<string, string>()
  return pieces.flatMap(({ file, type, fields, lineOf }): FaultThere[] => {
    const { course, position } = fields as { course?: string; position?: number }
    if (type !== 'lesson' || course === undefined) return []
    const place = `${course} ${position}`
    const first = seen.get(place)
    if (first === undefined) seen.set(place, file)
    return first === undefined ? [] : [{ file, line: lineOf(['position']), says: `has the place of ${first} in its course` }]
  })
}
