import * as z from 'zod'
import { Piece, ShownPicture } from '#features/magazine/content/contract.ts'
import { route } from '#features/route.ts'
import { ById, Id, longText, Moment, text } from '#features/shapes.ts'

const courses = route.$route({ tags: ['Courses'] })

const Seconds = z.int().min(0).max(36_000)

const Progress = z.strictObject({
  seconds: Seconds.describe('Where the film was stopped'),
  completed_at: Moment.nullable(),
  updated_at: Moment,
})
export type Progress = z.infer<typeof Progress>

const LessonLine = z.strictObject({
  id: Id,
  name: z.string(),
  url: z.string(),
  slug: z.string(),
  content_type: z.strictObject({ slug: z.literal('lesson') }),
  metas: z.strictObject({ lesson_type: z.enum(['video', 'other']) }),
  emphasis: z.string().nullable(),
  excerpt: z.string(),
  position: z.int(),
  duration: Seconds,
  is_free: z.boolean().describe('A preview, which anybody may open'),
  categories: z.array(z.strictObject({ slug: z.string(), title: z.string() })),
  picture: ShownPicture.nullable(),
  progress: Progress.nullable().describe('Of the caller'),
})
export type LessonLine = z.infer<typeof LessonLine>

const Course = z.strictObject({
  id: Id,
  name: z.string(),
  url: z.string(),
  slug: z.string(),
  content_type: z.strictObject({ slug: z.literal('course') }),
  emphasis: z.string().nullable(),
  excerpt: z.string(),
  is_illustrated: z.boolean(),
  position: z.int(),
  author: z.strictObject({ slug: z.string(), title: z.string(), url: z.string() }).nullable(),
  picture: ShownPicture.nullable(),
  lessons: z.array(LessonLine).describe('In their order'),
})
export type Course = z.infer<typeof Course>

const Paper = z.strictObject({
  id: z.string().describe('By which it is found at /internal/paid-documents/{id}'),
  title: z.string(),
  kind: z.string().describe('pdf, xlsx, csv or ics'),
  bytes: z.int(),
  url: z.string().describe('Signed for the caller, for some minutes'),
})
export type Paper = z.infer<typeof Paper>

const Note = z.strictObject({ id: Id, seconds: Seconds, text: z.string(), created_at: Moment, updated_at: Moment })
export type Note = z.infer<typeof Note>

const Film = z.strictObject({
  sources: z.array(z.strictObject({ src: z.string(), type: z.string() })),
  captions: z.string(),
  transcript: z.array(z.strictObject({ seconds: Seconds, text: z.string() })),
})

const Lesson = LessonLine.extend({
  film: Film.nullable(),
  chapters: z.array(z.strictObject({ seconds: Seconds, title: z.string() })),
  do_it_now: z.strictObject({ to: z.string(), says: z.string(), button: z.string() }).nullable(),
  papers: z.array(Paper),
  notes: z.array(Note),
  piece: Piece.describe('Its text as a tree, with what that names'),
})
export type Lesson = z.infer<typeof Lesson>

const Perk = z.strictObject({
  id: Id,
  name: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  is_illustrated: z.boolean(),
  from: z.string(),
  code: z.string().nullable(),
  ends_on: z.string().nullable(),
  picture: ShownPicture.nullable(),
  piece: Piece,
})
export type Perk = z.infer<typeof Perk>

const BySlugs = z.object({ slug: text(200), lesson: text(200) })
const Written = z.object({ seconds: Seconds.default(0), text: longText(2_000).min(1, 'Please write something down.') })

export const coursesContract = {
  list: courses
    .route({ method: 'GET', path: '/courses', summary: 'Every course with the outline of its lessons' })
    .meta({ policy: 'anyone' })
    .output(z.strictObject({ data: z.array(Course) })),
  get: courses
    .route({ method: 'GET', path: '/courses/{slug}', summary: 'One course: its text, and the outline of its lessons' })
    .meta({ policy: 'anyone' })
    .input(z.object({ slug: text(200) }))
    .output(z.strictObject({ data: Course.extend({ outcomes: z.array(z.string()), piece: Piece }) })),
  lesson: courses
    .route({ method: 'GET', path: '/courses/{slug}/{lesson}', summary: 'A lesson, whole, with its course' })
    .meta({ policy: 'lesson' })
    .input(BySlugs)
    .output(z.strictObject({ data: Lesson, course: Course })),
  mark: courses
    .route({ method: 'POST', path: '/users/me/lesson/{lesson}', summary: 'Mark a lesson as done, or say where its film was stopped' })
    .meta({ policy: 'lesson' })
    .input(
      z.object({
        lesson: Id,
        is_completed: z.boolean().optional().describe('True where neither this nor a place is said'),
        seconds: Seconds.optional(),
      }),
    )
    .output(z.strictObject({ data: Progress })),
  addNote: courses
    .route({ method: 'POST', path: '/users/me/lesson/{lesson}/notes', summary: 'Write something down at a place of a lesson' })
    .meta({ policy: 'lesson' })
    .input(Written.extend({ lesson: Id }))
    .output(z.strictObject({ data: Note })),
  changeNote: courses
    .route({ method: 'PUT', path: '/users/me/lesson-notes/{id}', summary: 'Change a note' })
    .meta({ policy: 'own_lesson_note' })
    .input(ById.extend({ seconds: Seconds.optional(), text: Written.shape.text.optional() }))
    .output(z.strictObject({ data: Note })),
  removeNote: courses
    .route({ method: 'DELETE', path: '/users/me/lesson-notes/{id}', summary: 'Remove a note' })
    .meta({ policy: 'own_lesson_note' })
    .input(ById)
    .output(z.strictObject({ data: Note.describe('As it was') })),
  papers: courses
    .route({ method: 'GET', path: '/paid-documents', summary: 'Every document of the lessons' })
    .meta({ policy: 'member' })
    .output(
      z.strictObject({
        data: z.array(Paper.extend({ lesson: z.strictObject({ name: z.string(), url: z.string(), course: z.string() }) })),
      }),
    ),
  perks: courses
    .route({ method: 'GET', path: '/perks', summary: 'What members get besides, and how' })
    .meta({ policy: 'member' })
    .output(z.strictObject({ data: z.array(Perk) })),
}
