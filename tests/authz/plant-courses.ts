import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { root } from '#db/place.ts'

/** One of the files that are sold, whichever. */
export const paidFile = readdirSync(join(root, 'content/paid')).find((file) => file.endsWith('.csv'))!

const course = { author: 'the-desk', position: 99, outcomes: ['Read what is planted', 'Know who may'] }
const lesson = { course: 'planted-course', position: 1, lesson_type: 'other', duration: '5:00', free_preview: false }
const downloads = [{ file: paidFile, title: 'Planted' }]

/** The same for all: a lesson that is sold, with a paper. */
export const lessons = sql`insert into content (id, type, slug, url, title, excerpt, status, published_on, fields, tree, plain)
  values (13, 'course', 'planted-course', '/courses/planted-course', 'Planted', 'For everybody to look at.', 'published', '2026-01-01', ${JSON.stringify(course)}, '"For everybody."', ''),
    (14, 'lesson', 'planted-lesson', '/courses/planted-course/planted-lesson', 'Planted', 'For members to read.', 'published', '2026-01-01', ${JSON.stringify({ ...lesson, downloads })}, '"For members."', '')
  on conflict do nothing`

/** What A wrote down in it. */
export const notes = sql`insert into lesson_notes (user_id, id, content_id, text)
  overriding system value select a, a + 78, 14, 'cnry' || n || '.private' from cell`
