import type { Person } from '#tests/world.ts'
import type { World } from './stage.ts'
import type { Known } from './valid-inputs.ts'

const pieces = [
  { type: 'course', slug: 'why', url: '/courses/why', fields: { author: 'the-desk', position: 1, outcomes: ['Know why', 'Say why'] } },
  {
    type: 'lesson',
    slug: 'because',
    url: '/courses/why/because',
    fields: { course: 'why', position: 1, lesson_type: 'other', duration: '5:00', free_preview: false },
  },
]

/** A lesson that is sold, there once for all inputs, and a member who asks. */
async function lesson({ db }: World, { id: user_id }: Person): Promise<Known> {
  await db.updateTable('users').where('id', '=', user_id).set({ is_subscribed: true }).execute()
  const about = { title: 'Why?', excerpt: 'Because.', status: 'published', published_on: '2026-01-01' } as const
  const nothing = { updated_on: null, source_hash: null, saved_by: null }
  for (const { fields, ...piece } of pieces)
    await db
      .insertInto('content')
      .values({ ...piece, ...about, ...nothing, fields: JSON.stringify(fields) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const found = await db
    .selectFrom('content')
    .where('type', '=', 'lesson')
    .where('slug', '=', 'because')
    .select('id')
    .executeTakeFirstOrThrow()
  return { slug: 'why', lesson: 'because', content_id: found.id }
}

async function byId(world: World, person: Person): Promise<Known> {
  const { content_id } = await lesson(world, person)
  return { lesson: content_id }
}

async function note(world: World, person: Person): Promise<Known> {
  const { content_id } = await lesson(world, person)
  const said = { user_id: person.id, content_id: Number(content_id), text: 'As it was' }
  return world.db.insertInto('lesson_notes').values(said).returning('id').executeTakeFirstOrThrow()
}

export const ofCourses = {
  'courses.get': lesson,
  'courses.lesson': lesson,
  'courses.mark': byId,
  'courses.addNote': byId,
  'courses.changeNote': note,
  'courses.removeNote': note,
  'courses.papers': lesson,
  'courses.perks': lesson,
}
