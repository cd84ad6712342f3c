import * as z from 'zod'
import { piece, slug, words } from './piece.ts'

const offset = z.string().regex(/^\d{1,2}:[0-5]\d$/, 'is minutes and seconds, 4:58')
const Chapter = z.strictObject({ at: offset, title: words(3, 80) })

/** A film or a recording of an allowed house; without one the page shows its words and pictures. */
const Film = z.strictObject({ house: z.enum(['youtube', 'vimeo']), id: z.string().regex(/^[\w-]{6,20}$/) })

/** The text is the episode to read. */
export const Podcast = piece.extend({
  episode: z.number().int().min(1),
  hosts: z.array(slug).min(1),
  guests: z.array(words(2, 60)).default([]),
  minutes: z.number().int().min(5).max(120),
  chapters: z.array(Chapter).min(3),
})

/** The text is what is said in it. */
export const Video = piece.extend({
  minutes: z.number().int().min(1).max(60),
  chapters: z.array(Chapter).min(2),
  film: Film.optional(),
})

/** Pictures of real weddings under one thought, each as `real-wedding/slug#name`. */
export const Album = piece.extend({
  author: slug,
  shows: z
    .array(z.string().regex(/^real-wedding\/[a-z0-9-]+#[a-z0-9-]+$/, 'is real-wedding/slug#picture'))
    .min(8)
    .max(36),
})
