import { isPlace } from '#features/magazine/vendors/places.ts'
import { emptyModel, VendorModel } from './model.ts'

interface Shown {
  title: string
  excerpt: string
  plain: string
  fields: Record<string, unknown>
}

/** What a record of the directory says, as those who act for it write it on. */
export function modelOf({ title, excerpt, plain, fields }: Shown): VendorModel {
  const { location = {}, terms = {}, pictures = [], brochures = [], also_in = [] } = fields as Fields
  const { city = '', state = '', place = '' } = location
  const said = {
    ...emptyModel,
    ...Object.fromEntries(Object.keys(emptyModel).flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]]))),
    name: title,
    line: excerpt,
    words: plain,
    city,
    state,
    place: isPlace(place) ? place : emptyModel.place,
    also_in: also_in.filter(isPlace),
    styles: terms['styles'] ?? [],
    pictures: pictures.map(({ name, alt = '', caption = '', taken_by = '' }) => ({
      name,
      file_id: fileIn(name),
      alt,
      caption,
      credit: taken_by,
    })),
    brochures: brochures.filter((one) => typeof one === 'object'),
  }
  const read = VendorModel.safeParse(said)
  return read.success ? read.data : { ...emptyModel, name: title, line: excerpt }
}

interface Fields {
  location?: { city?: string; state?: string; place?: string }
  terms?: Record<string, string[]>
  also_in?: string[]
  /** In a shipped file they are names alone. */
  brochures?: (string | { title: string; file_id: number })[]
  pictures?: { name: string; alt?: string; caption?: string; taken_by?: string }[]
}

/** The file of a picture that was brought. */
function fileIn(name: string): number | null {
  const [, id] = /^upload-([1-9]\d{0,14})$/.exec(name) ?? []
  return id ? Number(id) : null
}
