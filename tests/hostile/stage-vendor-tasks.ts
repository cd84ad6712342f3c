import { sql } from 'kysely'
import type { Person } from '#tests/world.ts'
import { ofInvitations } from './stage-invitations.ts'
import type { World } from './stage.ts'
import { held } from './stage-vendors.ts'
import type { Known } from './valid-inputs.ts'

/** A task for every wedding of the business that the caller acts for. */
async function templateOf(world: World, person: Person, nth: number): Promise<Known> {
  const content_id = Number((await held(world, person, nth))['id'])
  const template = { content_id, title: 'Order the ranunculus', days: -40 }
  const { id } = await world.db.insertInto('vendor_task_templates').values(template).returning('id').executeTakeFirstOrThrow()
  return { id, content_id, days: -30, title: 'Order the dahlias' }
}

/** Somebody who wrote with that business and hired it. */
async function bookingOf(world: World, person: Person, nth: number): Promise<Known> {
  const { id: template_id, content_id } = await templateOf(world, person, nth)
  const { id: user_id } = await world.couple()
  await sql`insert into enquiries (user_id, content_id, service, place, message) values (${user_id}, ${content_id}, 'florists', '', 'Poppies.')`.execute(
    world.db,
  )
  const booking = { user_id, name: 'A vendor', vendor_id: Number(content_id), status: 'hired' } as const
  const { id } = await world.db.insertInto('user_vendors').values(booking).returning('id').executeTakeFirstOrThrow()
  return { id, template_id, is_done: true }
}

async function writtenOf(world: World, person: Person, nth: number): Promise<Known> {
  const content_id = Number((await held(world, person, nth))['id'])
  const { id } = await world.db
    .insertInto('vendor_tasks')
    .values({ content_id, title: 'Sharpen the shears' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, title: 'Sharpen them', due_date: '2032-06-26' }
}

export const ofVendorTasks = {
  ...ofInvitations,
  'vendor_tasks.list': bookingOf,
  'vendor_tasks.tick': bookingOf,
  'vendor_tasks.add': writtenOf,
  'vendor_tasks.change': writtenOf,
  'vendor_tasks.remove': writtenOf,
  'task_templates.list': templateOf,
  'task_templates.add': templateOf,
  'task_templates.change': templateOf,
  'task_templates.remove': templateOf,
}
