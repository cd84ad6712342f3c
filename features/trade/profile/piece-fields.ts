import { isPlace, places } from '#features/magazine/vendors/places.ts'
import type { VendorModel } from './model.ts'

type Fields = Record<string, unknown>

/** The fields of a piece from what those who act for it say; what they have no say in stays as it is. */
export function fieldsOf(model: VendorModel, before: Fields, drawn: readonly Drawn[] = []): Fields {
  const { name: _, line: __, words: ___, place, also_in, city, state, styles, pictures, brochures, ...said } = model
  const empty = Object.entries(said).flatMap(([key, value]) => (value === '' || value === null ? [key] : []))
  const fields = { ...before, ...said, location: locationOf(model, before['location']), verified: before['verified'] === true }
  const terms = { ...(before['terms'] as Fields | undefined), styles }
  const kept = Object.entries({
    ...fields,
    terms: styles.length > 0 ? terms : without(terms, 'styles'),
    pictures: picturesOf(pictures, before['pictures'], drawn),
    also_in: [...new Set(also_in)].filter((one) => one !== place),
    brochures: [...namesOf(before['brochures']), ...brochures],
  })
  return Object.fromEntries(kept.filter(([key]) => !empty.includes(key)))
}

/** What a shipped file calls by its name alone stays with the record. */
function namesOf(before: unknown): string[] {
  return Array.isArray(before) ? before.filter((one) => typeof one === 'string') : []
}

/** In the middle of the place's town, unless the record knows better and they have not moved. */
function locationOf({ place, city, state }: VendorModel, before: unknown): Fields {
  const known = before as { place?: string; city?: string; latitude?: number; longitude?: number } | undefined
  const { latitude, longitude } = known?.place === place && known.city === city ? known : places[isPlace(place) ? place : 'sonoma']
  return { place, city, state, latitude, longitude }
}

interface Picture {
  name: string
  alt?: string
  caption?: string
  [word: string]: unknown
}

/** The words by which a piece names a picture that somebody brought. */
interface Drawn {
  file_id: number
  motif: string
  palette: string
  seed: string
  ratio: string
}

/** Those that the record has and those that were brought, in the order and with the words that they have now. */
function picturesOf(pictures: VendorModel['pictures'], before: unknown, drawn: readonly Drawn[]): Picture[] {
  const known = (before ?? []) as Picture[]
  return pictures.flatMap(({ name, file_id, alt, caption, credit }) => {
    const said = { alt, ...(caption && { caption }), ...(credit && { taken_by: credit }) }
    const picture = known.find((one) => one.name === (file_id === null ? name : `upload-${file_id}`))
    if (picture)
      return [{ ...without(without(picture, 'caption'), 'taken_by'), ...said, name: picture.name, alt: alt || picture.alt || '' }]
    const { file_id: _, ...words } = drawn.find((one) => one.file_id === file_id) ?? { file_id }
    return 'seed' in words ? [{ ...words, name: words.seed, ...said }] : []
  })
}

function without(fields: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name))
}

/** What somebody typed as paragraphs, as Markdown that means the same letters. */
export function markdownOf(words: string): string {
  return words
    .split(/\n\s*\n|\n/)
    .map((paragraph) =>
      paragraph
        .trim()
        .replace(/[\\`*_{}[\]<>#|!~]/g, '\\$&')
        .replace(/^([-+]|\d+[.)])/, '\\$1'),
    )
    .filter(Boolean)
    .join('\n\n')
}
