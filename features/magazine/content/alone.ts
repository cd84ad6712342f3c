import type { Fault, FilePiece, PieceFields } from './fault.ts'
import { isBrought, masterOf, type Picture } from './picture.ts'
import { types } from './types.ts'

/** What there is to name: terms by taxonomy, and what a picture can be drawn from. */
export interface Known {
  terms: ReadonlyMap<string, ReadonlySet<string>>
  motifs: readonly string[]
  palettes: Readonly<Record<string, readonly string[]>>
}

/** What a schema can't judge in a piece that stands alone, whoever wrote it: its terms, its pictures, what its text names. */
export function wrongAnywhere(piece: FilePiece, known: Known): Fault[] {
  const at = (path: readonly PropertyKey[], says: string): Fault => ({ line: piece.lineOf(path), says })
  const { fields } = piece
  const { emphasis } = fields
  const faults = wrongTerms(piece, known)
  if (typeof emphasis === 'string' && !fields.title?.includes(emphasis)) faults.push(at(['emphasis'], 'emphasis: is no part of the title'))
  for (const [index, picture] of (fields.pictures ?? []).entries()) {
    const wrong = wrongPicture(picture, (fields.pictures ?? []).slice(0, index), known)
    if (wrong) faults.push(at(['pictures', index], `pictures ${index + 1}.: ${wrong}`))
  }
  return [...faults, ...wrongPalette(piece, known), ...wrongNames(piece)]
}

/** What a piece that ships owes besides: what is invented says so and belongs to nobody, and each has its length and its sources. */
export function wrongAsShipped(piece: FilePiece): Fault[] {
  const at = (path: readonly PropertyKey[], says: string): Fault => ({ line: piece.lineOf(path), says })
  const { type, fields } = piece
  const shipped = { invented: true, true: false, either: fields.illustrated }[types[type].ships]
  const faults = fields.illustrated === shipped ? [] : [at(['illustrated'], `illustrated: a ${type} that ships says ${shipped}`)]
  for (const [field, pattern, says] of nobodys)
    if (fields[field] !== undefined && !pattern.test(String(fields[field]))) faults.push(at([field], `${field}: ${says}`))
  if (fields.pictures?.some(isBrought)) faults.push(at(['pictures'], 'pictures: what ships is drawn'))
  faults.push(...wrongTold(piece))
  const [least, most] = types[type].words
  const count = piece.plain.split(/\s+/).filter(Boolean).length
  if (count < least || count > most) faults.push({ line: 1, says: `its text has ${count} words; a ${type} has ${least} to ${most}` })
  return faults
}

/** Fields of invented vendors, so that nobody is ever called, mailed or visited in their place. */
const nobodys: [field: string, pattern: RegExp, says: string][] = [
  ['contact_email', /\.example$/, 'ends with .example, so that nobody is ever mailed'],
  ['contact_phone', /^\+1 \(\d{3}\) 555-01\d\d$/, 'is +1 (ddd) 555-01dd, which belongs to nobody'],
  ['website', /^https:\/\/[a-z0-9.-]+\.example$/, 'is https://….example'],
]

/** Lists of terms by the field that holds them, beside `terms` itself. */
function termsIn(fields: PieceFields): { taxonomy: string; term: string; path: PropertyKey[] }[] {
  const found = Object.entries(fields.terms ?? {}).flatMap(([taxonomy, terms]) =>
    terms.map((term, index) => ({ taxonomy, term, path: ['terms', taxonomy, index] as PropertyKey[] })),
  )
  const add = (taxonomy: string, term: unknown, path: PropertyKey[]) => {
    if (typeof term === 'string') found.push({ taxonomy, term, path })
  }
  const each = (list: unknown, then: (entry: Record<string, unknown>, index: number) => void) => {
    if (Array.isArray(list)) list.forEach(then)
  }
  const { location } = fields as { location?: { place?: unknown } }
  add('services', fields['service'], ['service'])
  add('places', location?.place, ['location', 'place'])
  add('places', fields['place'], ['place'])
  each(fields['also_in'], (one, index) => add('places', one, ['also_in', index]))
  each(fields['other_services'], (one, index) => add('services', one, ['other_services', index]))
  each(fields['results'], (result, index) => {
    each(result['styles'], (one, which) => add('styles', one, ['results', index, 'styles', which]))
    each(result['settings'], (one, which) => add('settings', one, ['results', index, 'settings', which]))
  })
  each(fields.pictures, ({ moment }, index) => add('moments', moment, ['pictures', index, 'moment']))
  const { cost, palette, vendors } = fields as { cost?: { lines?: unknown }; palette?: { colors?: unknown }; vendors?: unknown }
  each(cost?.lines, ({ services }, index) =>
    each(services, (one, which) => add('services', one, ['cost', 'lines', index, 'services', which])),
  )
  each(palette?.colors, ({ term }, index) => add('colors', term, ['palette', 'colors', index, 'term']))
  each(vendors, ({ role }, index) => add('services', role, ['vendors', index, 'role']))
  return found
}

function wrongTerms({ type, fields, lineOf }: FilePiece, { terms }: Known): Fault[] {
  const missing = types[type].terms.filter((taxonomy) => !fields.terms?.[taxonomy])
  const wrong = termsIn(fields).flatMap(({ taxonomy, term, path }): Fault[] => {
    const known = terms.get(taxonomy)
    if (known?.has(term)) return []
    const says = known
      ? `${taxonomy} has no "${term}"; it has ${[...known].join(', ')}`
      : `there is no taxonomy "${taxonomy}"; there are ${[...terms.keys()].join(', ')}`
    return [{ line: lineOf(path), says }]
  })
  return [...missing.map((taxonomy) => ({ line: lineOf(['terms']), says: `terms: a ${type} has ${taxonomy}` })), ...wrong]
}

function wrongPicture(picture: Picture, before: readonly Picture[], { motifs, palettes }: Known): string | null {
  const { name, motif, palette, alt, part } = picture
  if (!isBrought(picture) && !motifs.includes(motif)) return `there is no motif "${motif}"; there are ${motifs.join(', ')}`
  if (!isBrought(picture) && !Object.hasOwn(palettes, palette))
    return `there is no palette "${palette}"; there are ${Object.keys(palettes).join(', ')}`
  if (before.some((other) => other.name === name)) return `"${name}" is the name of another one too`
  if (before.some((other) => other.alt === alt)) return 'has the alt text of another one'
  if (/^(a |an |the )?(picture|photo|image|illustration|drawing|painting)\b/i.test(alt))
    return 'its alt text says what is seen, not that it is a picture'
  const same = before.find((other) => other.part === part && masterOf(other) === masterOf(picture))
  return same ? `shows the same as "${same.name}": another part, motif or seed, please` : null
}

/** Colors of a wedding are colors of the palette that its pictures are painted in, so that the strip fits what is seen. */
function wrongPalette({ fields, lineOf }: FilePiece, { palettes }: Known): Fault[] {
  const { palette } = fields as { palette?: { paint: string; colors: { color: string }[] } }
  // Photos have whatever colors the day had.
  if (!palette || (palette.paint === 'own' && fields.pictures?.some(isBrought))) return []
  const colors = palettes[palette.paint]
  if (!colors)
    return [
      { line: lineOf(['palette', 'paint']), says: `there is no palette "${palette.paint}"; there are ${Object.keys(palettes).join(', ')}` },
    ]
  return palette.colors.flatMap(({ color }, index) =>
    colors.includes(color)
      ? []
      : [{ line: lineOf(['palette', 'colors', index]), says: `${color} is no color of ${palette.paint}, which has ${colors.join(' ')}` }],
  )
}

function wrongNames({ type, fields, named }: FilePiece): Fault[] {
  const sources = (fields['sources'] ?? []) as { id: string }[]
  const own = { picture: new Set((fields.pictures ?? []).map(({ name }) => name)), source: new Set(sources.map(({ id }) => id)) }
  return named.flatMap(({ kind, name, line }): Fault[] => {
    if (kind === 'picture' || kind === 'source') return own[kind].has(name) ? [] : [{ line, says: `this piece has no ${kind} "${name}"` }]
    if (kind === 'block' && (name === 'palette' || name === 'credits') && type !== 'real-wedding')
      return [{ line, says: `only a real wedding has ${name}` }]
    if (kind === 'block' && name === 'task' && (type === 'lesson' || type === 'perk'))
      return [{ line, says: 'what is sold offers no tasks: do_it_now leads into the tool' }]
    return []
  })
}

function wrongTold({ type, fields, named, plain, lineOf }: FilePiece): Fault[] {
  const sources = (fields['sources'] ?? []) as { id: string }[]
  const faults: Fault[] = []
  const isTold = type === 'article' || type === 'guide'
  if (isTold && !fields.illustrated && sources.length === 0 && /\$\d|\d ?%|percent/.test(plain))
    faults.push({ line: lineOf([]), says: 'says dollars or percent without a source: name one under sources, or how it was reckoned' })
  for (const { id } of sources)
    if (!named.some(({ kind, name }) => kind === 'source' && name === id))
      faults.push({ line: lineOf(['sources']), says: `nothing in the text cites the source "${id}"` })
  if (type === 'guide' && named.filter(({ kind, name }) => kind === 'block' && name === 'task').length < 3)
    faults.push({ line: lineOf([]), says: 'a guide ends in things to do: three task blocks at least' })
  if (fields.illustrated === false && /\bPosy\b/.test(JSON.stringify(fields) + plain))
    faults.push({
      line: lineOf([]),
      says: 'names Posy, which an operator may rename: write {% $brand.name %} in the text, and no name in the fields',
    })
  return faults
}
