import * as z from 'zod'
import { piece, slug, sources, words } from './piece.ts'

const time = z.string().regex(/^\d{1,2}:[0-5]\d$/, 'is minutes and seconds, 8:40')

/** A file of content/paid/, whose name is its address too. */
function paidFile(...ends: string[]) {
  return z
    .string()
    .regex(
      new RegExp(`^[a-z0-9]+(-[a-z0-9]+)*\\.(${ends.join('|')})$`),
      `names a file of content/paid/ that ends with .${ends.join(', .')}`,
    )
}

const Download = z.strictObject({ file: paidFile('pdf', 'xlsx', 'csv', 'ics'), title: words(3, 80) })

/** The text says what the course is worth; its lessons name it. */
export const Course = piece.extend({
  author: slug,
  /** Its place among the courses. */
  position: z.number().int().min(1),
  /** What one can do when it is done, a line for each. */
  outcomes: z.array(words(10, 160)).min(2).max(6),
})

/** Tools that a lesson may lead into. */
const tool = z.string().regex(/^\/(tools|events)(\/[a-z0-9-]+)*$/, 'is the address of a tool, /tools/budget-tool')

/** Title, excerpt, pictures, place, kind and length are for everybody; its film, its text and all else are sold. */
export const Lesson = piece
  .extend({
    course: slug,
    /** Its place in the course. */
    position: z.number().int().min(1),
    lesson_type: z.enum(['video', 'other']),
    /** Of the film, or to read and do it. */
    duration: time,
    /** Anybody may open it. */
    free_preview: z.boolean().default(false),
    /** Files of content/paid/. Both kinds of a film say the same; where there is no .webm every browser takes the .mp4. */
    film: z.strictObject({ files: z.array(paidFile('mp4', 'webm')).min(1).max(2), captions: paidFile('vtt') }).optional(),
    chapters: z.array(z.strictObject({ at: time, title: words(3, 80) })).default([]),
    /** The tool in which this is done, what to do there, and the words of the button. */
    do_it_now: z.strictObject({ to: tool, says: words(20, 200), button: words(4, 40) }).optional(),
    downloads: z.array(Download).max(6).default([]),
    sources,
  })
  .refine(({ lesson_type, film }) => (lesson_type === 'video') === (film !== undefined), {
    path: ['film'],
    error: 'a lesson of type video has a film, another has none',
  })

/** What members get besides: the excerpt says what, the text how. */
export const Perk = piece.extend({
  position: z.number().int().min(1),
  from: words(2, 60),
  code: z
    .string()
    .regex(/^[A-Z0-9-]{4,24}$/, 'is of capital letters, digits and hyphens')
    .optional(),
  ends_on: z.iso.date('is a day, 2026-06-13').optional(),
})
