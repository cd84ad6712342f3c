import * as z from 'zod'
import { piece, slug, sources, words } from './piece.ts'

export const Article = piece.extend({
  author: slug,
  /** A question that the excerpt answers in a sentence: it stands among the short answers too. */
  question: words(10, 120).regex(/\?$/, 'ends with a question mark').optional(),
  sources,
})

export const Guide = piece.extend({
  author: slug,
  /** Where it stands among the guides: twelve months out first. */
  stage: z.enum(['twelve-months', 'nine-months', 'six-months', 'three-months', 'last-month']),
  position: z.number().int().min(1),
  questions: z
    .array(z.strictObject({ question: words(10, 120).regex(/\?$/, 'ends with a question mark'), answer: words(40, 400) }))
    .min(3)
    .max(8),
  sources,
})

export const Page = piece

export const Author = piece.extend({
  username: slug,
  role: words(3, 60),
  since: z
    .string()
    .regex(/^\d{4}-\d{2}$/, 'is a month, 2019-03')
    .optional(),
  lives_in: words(3, 80).optional(),
  reads: words(3, 120).optional(),
  email: z.email().optional(),
})
