import * as z from 'zod'
import { dollars, piece, reference, slug, words } from './piece.ts'

/** Who makes what the shop shows. As it is loaded it becomes a term of the brands too. */
export const Brand = piece.extend({
  made_in: words(3, 60),
  makers: words(5, 120),
  takes: words(5, 120),
})

export const Product = piece.extend({
  brand: slug,
  price: dollars,
  price_note: words(3, 60).optional(),
  made_of: words(3, 120),
  size: words(3, 120).optional(),
  /** A wedding where it was used, and what they say of it. */
  seen_at: reference.optional(),
  seen_words: words(15, 200).optional(),
  stock: z.enum(['ready', 'made-to-order', 'for-hire']),
})
