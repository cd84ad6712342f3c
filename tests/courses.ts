import type { Db } from '#db/db.ts'
import { paidFile } from './authz/plant-courses.ts'

/** A word that stands in nothing but what is sold. */
export const secret = 'xylophonic'

/** A course of two lessons, of which the first is a preview, and a perk: none of them in the files that ship. */
export async function newCourses(db: Db): Promise<{ free: number; sold: number }> {
  const lesson = {
    course: 'first-steps',
    duration: '8:40',
    terms: { 'video-categories': ['money'] },
    downloads: [{ file: paidFile, title: secret }],
  }
  await add(db, 'course', 'first-steps', 'First steps', '/courses/first-steps', {
    author: 'the-desk',
    position: 1,
    outcomes: ['Take one step', 'Take another'],
  })
  const free = await add(db, 'lesson', 'the-first-step', 'The first step', '/courses/first-steps/the-first-step', {
    ...lesson,
    downloads: [],
    position: 1,
    lesson_type: 'other',
    free_preview: true,
  })
  const sold = await add(db, 'lesson', 'the-second-step', 'The second step', '/courses/first-steps/the-second-step', {
    ...lesson,
    position: 2,
    lesson_type: 'other',
    free_preview: false,
    do_it_now: { to: '/tools/budget-tool', says: `Write it down, ${secret}.`, button: 'Open your budget' },
  })
  await add(db, 'perk', 'a-perk', 'A perk', '/courses/perks#a-perk', { position: 1, from: 'Somebody', code: 'XYLOPHONIC-10' })
  return { free, sold }
}

async function add(db: Db, type: string, slug: string, title: string, url: string, fields: object): Promise<number> {
  const isSold = slug !== 'first-steps' && slug !== 'the-first-step'
  const words = isSold ? `Planted ${secret} words.` : 'For everybody.'
  const about = { title, excerpt: `${title}, for whoever takes it.`, status: 'published', published_on: '2026-01-01' } as const
  const text = { markdown: words, tree: JSON.stringify(words), plain: words }
  const nothing = { updated_on: null, source_hash: null, saved_by: null }
  const row = { type, slug, url, ...about, ...text, ...nothing, fields: JSON.stringify(fields) }
  return (await db.insertInto('content').values(row).returning('id').executeTakeFirstOrThrow()).id
}
