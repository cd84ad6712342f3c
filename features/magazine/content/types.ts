import type * as z from 'zod'
import { Article, Author, Guide, Page } from './articles.ts'
import { Course, Lesson, Perk } from './courses.ts'
import { Album, Podcast, Video } from './media.ts'
import type { piece } from './piece.ts'
import { Form, Questionnaire, Quiz } from './questions.ts'
import { RealWedding } from './real-wedding.ts'
import { Brand, Product } from './shop.ts'
import type { TypeName } from './type-names.ts'
import { Vendor, VendorList } from './vendor.ts'

/** A type of content: its fields; what of it ships; how many words its text has; the terms it can't do without. */
interface Type {
  fields: z.ZodType<z.infer<typeof piece>>
  /** Whether a piece that ships is invented. `either` leaves it to the piece. */
  ships: 'invented' | 'true' | 'either'
  words: readonly [least: number, most: number]
  terms: readonly string[]
}

/** Every type of content, by the name of its folder in content/. */
export const types = {
  album: { fields: Album, ships: 'invented', words: [25, 160], terms: [] },
  article: { fields: Article, ships: 'either', words: [180, 1_400], terms: ['categories'] },
  author: { fields: Author, ships: 'either', words: [30, 220], terms: [] },
  brand: { fields: Brand, ships: 'invented', words: [30, 180], terms: [] },
  course: { fields: Course, ships: 'either', words: [60, 500], terms: [] },
  form: { fields: Form, ships: 'true', words: [15, 160], terms: [] },
  guide: { fields: Guide, ships: 'true', words: [700, 2_600], terms: ['categories', 'guide-topics'] },
  lesson: { fields: Lesson, ships: 'either', words: [60, 1_600], terms: ['video-categories'] },
  page: { fields: Page, ships: 'true', words: [80, 3_000], terms: [] },
  perk: { fields: Perk, ships: 'invented', words: [20, 160], terms: [] },
  podcast: { fields: Podcast, ships: 'invented', words: [350, 1_600], terms: ['categories'] },
  product: { fields: Product, ships: 'invented', words: [25, 180], terms: ['shelves'] },
  questionnaire: { fields: Questionnaire, ships: 'true', words: [15, 160], terms: [] },
  quiz: { fields: Quiz, ships: 'true', words: [15, 160], terms: [] },
  'real-wedding': {
    fields: RealWedding,
    ships: 'invented',
    words: [260, 1_500],
    terms: ['cultures', 'religions', 'seasons', 'settings', 'styles', 'colors', 'wedding-type', 'events'],
  },
  vendor: { fields: Vendor, ships: 'invented', words: [60, 320], terms: ['styles'] },
  'vendor-list': { fields: VendorList, ships: 'invented', words: [80, 500], terms: [] },
  video: { fields: Video, ships: 'invented', words: [150, 800], terms: ['video-categories'] },
} satisfies Record<TypeName, Type>

export type { TypeName }

export function isType(name: string): name is TypeName {
  return Object.hasOwn(types, name)
}
