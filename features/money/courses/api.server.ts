import type { Card } from '#features/magazine/content/contract.ts'
import { shownPiece } from '#features/magazine/content/api.server.ts'
import { type Asked, listPieces } from '#features/magazine/content/list-rows.server.ts'
import type { Viewer } from '#server/files/addresses.ts'
import { notFound } from '#server/errors.ts'
import type { RequestContext } from '#server/policy.ts'
import { forUser, guarded } from '#server/procedures.ts'
import type { Course, Lesson, LessonLine, Paper, Perk, Progress } from './contract.ts'
import { secondsOf } from './lesson-time.ts'
import { bytesOf, transcriptIn } from './paid/api.server.ts'
import { endOf, paidPath, paidTypes } from './paid/paid-file.ts'
import { whereOn } from './policy.server.ts'
import * as rows from './rows.server.ts'

const api = guarded.courses

export const courseRoutes = api.router({
  list: api.list.handler(async ({ context }) => ({ data: await outline(context) })),

  get: api.get.handler(async ({ context, input: { slug } }) => {
    const course = await courseNamed(context, slug)
    const { is_sold: _, ...piece } = await shownPiece(context, { type: 'course', slug })
    return { data: { ...course, outcomes: (piece.fields['outcomes'] ?? []) as string[], piece } }
  }),

  lesson: api.lesson.handler(async ({ context, input: { slug, lesson } }) => {
    const course = await courseNamed(context, slug)
    const line = course.lessons.find((one) => one.slug === lesson) ?? notFound()
    return { data: await wholeLesson(context, line), course }
  }),

  mark: forUser.courses.mark.handler(async ({ context: { db, user }, input: { lesson, is_completed, seconds } }) => ({
    data: await rows.keepProgress(db, user.id, lesson, { seconds, is_completed: is_completed ?? (seconds === undefined || undefined) }),
  })),

  addNote: forUser.courses.addNote.handler(async ({ context: { db, user }, input: { lesson, ...said } }) => ({
    data: await rows.insertNote(db, user.id, lesson, said),
  })),

  changeNote: forUser.courses.changeNote.handler(async ({ context: { db, user }, input: { id, ...said } }) => ({
    data: (await rows.changeNote(db, user.id, id, said)) ?? notFound(),
  })),

  removeNote: forUser.courses.removeNote.handler(async ({ context: { db, user }, input: { id } }) => ({
    data: (await rows.removeNote(db, user.id, id)) ?? notFound(),
  })),

  papers: api.papers.handler(async ({ context }) => {
    const courses = await outline(context)
    const downloads = await rows.findDownloads(context.db)
    const lessons = courses.flatMap((course) => course.lessons.map((lesson) => ({ lesson, course })))
    const papers = await Promise.all(
      lessons.map(async ({ lesson: { id, name, url }, course }) => {
        const own = await papersOf(context, { downloads: downloads.get(id) ?? [] })
        return own.map((paper) => ({ ...paper, lesson: { name, url, course: course.name } }))
      }),
    )
    return { data: papers.flat() }
  }),

  perks: api.perks.handler(async ({ context }) => {
    const cards = await listPieces(context.db, { ...all, type: 'perk' })
    return { data: await Promise.all(cards.map((card) => wholePerk(context, card))) }
  }),
})

const all: Asked = { type: '', author: '', named: '', sort: 'position', page: 1, per_page: 500, meant: null, filters: [] }

/** Every course with its lessons, or those of one, and how far the caller has come. */
async function outline(context: RequestContext, course?: string): Promise<Course[]> {
  whereOn(context)
  const { db, session } = context
  const [courses, lessons, progress] = await Promise.all([
    listPieces(db, { ...all, type: 'course' }),
    listPieces(db, { ...all, type: 'lesson', ...(course !== undefined && { course }) }),
    session ? rows.findProgress(db, session.user.id) : new Map<number, Progress>(),
  ])
  return courses.map((card) => courseOf(card, lessons, progress))
}

async function courseNamed(context: RequestContext, slug: string): Promise<Course> {
  return (await outline(context, slug)).find((course) => course.slug === slug) ?? notFound()
}

function courseOf(card: Card, lessons: readonly Card[], progress: ReadonlyMap<number, Progress>): Course {
  const { id, title, url, slug, excerpt, is_illustrated, author, picture, fields } = card
  const own = lessons.filter((lesson) => lesson.fields['course'] === slug)
  return {
    id,
    name: title,
    url,
    slug,
    content_type: { slug: 'course' },
    emphasis: (fields['emphasis'] as string | undefined) ?? null,
    excerpt,
    is_illustrated,
    position: fields['position'] as number,
    author,
    picture,
    lessons: own.map((lesson) => lineOf(lesson, progress.get(lesson.id) ?? null)),
  }
}

function lineOf({ id, title, url, slug, excerpt, fields, terms, picture }: Card, progress: Progress | null): LessonLine {
  return {
    id,
    name: title,
    url,
    slug,
    content_type: { slug: 'lesson' },
    metas: { lesson_type: fields['lesson_type'] as 'video' | 'other' },
    emphasis: (fields['emphasis'] as string | undefined) ?? null,
    excerpt,
    position: fields['position'] as number,
    duration: secondsOf(String(fields['duration'])),
    is_free: fields['free_preview'] === true,
    categories: (terms['video-categories'] ?? []).map(({ slug, title }) => ({ slug, title })),
    picture,
    progress,
  }
}

interface LessonFields {
  film?: { files: string[]; captions: string }
  chapters?: { at: string; title: string }[]
  do_it_now?: Lesson['do_it_now']
  downloads?: { file: string; title: string }[]
}

async function wholeLesson(context: RequestContext, line: LessonLine): Promise<Lesson> {
  const { db, session } = context
  const { is_sold: _, ...piece } = await shownPiece(context, { type: 'lesson', slug: line.slug })
  const { film, chapters = [], do_it_now = null, ...fields } = piece.fields as unknown as LessonFields
  return {
    ...line,
    film: film ? await filmOf(context, film) : null,
    chapters: chapters.map(({ at, title }) => ({ seconds: secondsOf(at), title })),
    do_it_now,
    papers: await papersOf(context, fields),
    notes: session ? await rows.listNotes(db, session.user.id, line.id) : [],
    piece,
  }
}

async function filmOf(context: RequestContext, { files, captions }: NonNullable<LessonFields['film']>): Promise<Lesson['film']> {
  const sources = files.map((file) => ({ src: signed(context, file), type: paidTypes[endOf(file) ?? ''] ?? '' }))
  return { sources, captions: signed(context, captions), transcript: await transcriptIn(captions) }
}

function papersOf(context: RequestContext, { downloads = [] }: LessonFields): Promise<Paper[]> {
  return Promise.all(
    downloads.map(async ({ file, title }) => ({
      id: file,
      title,
      kind: endOf(file) ?? '',
      bytes: await bytesOf(file),
      url: signed(context, file),
    })),
  )
}

function signed({ files, session }: RequestContext, file: string): string {
  const viewer: Viewer = session?.user.id ?? 'everybody'
  return files.signed.of(`${paidPath}/${file}`, viewer)
}

async function wholePerk(context: RequestContext, { id, slug, title, excerpt, is_illustrated, picture }: Card): Promise<Perk> {
  const { is_sold: _, ...piece } = await shownPiece(context, { type: 'perk', slug })
  const { from, code = null, ends_on = null } = piece.fields as unknown as { from: string; code?: string; ends_on?: string }
  return { id, slug, name: title, excerpt, is_illustrated, picture, from, code, ends_on, piece }
}
