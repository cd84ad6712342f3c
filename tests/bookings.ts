import { sql } from 'kysely'
import type { newWorld, Person } from './world.ts'

export interface BookedTask {
  id: number | null
  template_id: number | null
  booking: { id: number; conversation_id: number; name: string; day: string | null } | null
  key: string | null
  title: string
  due_date: string | null
  done_by: string
}

interface Business {
  person: Person
  id: number
}

/** Businesses, the couples who book them, and what that gives them to do. */
export function bookingsIn(world: Awaited<ReturnType<typeof newWorld>>) {
  const { db } = world
  const path = '/users/me/vendor-tasks'
  let nth = 0

  async function business(): Promise<{ wren: Business; oluchi: Person }> {
    const [person, oluchi] = [await world.couple(), await world.couple()]
    const title = `Fern & Fable ${++nth}`
    const { body } = await person.post('/content/submit-vendor', { model: { name: title, service: 'florists', place: 'sonoma' } })
    const id = Number(body.data.id)
    await sql`update content set status = 'published' where id = ${id}`.execute(db)
    await db.insertInto('vendor_members').values({ user_id: oluchi.id, content_id: id, role: 'colleague' }).execute()
    await db.updateTable('users').set({ firstname: 'Wren' }).where('id', '=', person.id).execute()
    await db.updateTable('users').set({ firstname: 'Oluchi' }).where('id', '=', oluchi.id).execute()
    return { wren: { person, id }, oluchi }
  }

  async function books({ id }: Business, firstname: string, date: string) {
    const couple = await world.couple()
    await db.updateTable('users').set({ firstname }).where('id', '=', couple.id).execute()
    const event = await world.event(couple, 'The day', { date })
    const conversation = await ask(couple, id)
    const said = { name: 'Fern & Fable', taxonomy: 'florists', vendor_id: id, status: 'hired', guest_wedding_event_id: event.id }
    const { body } = await couple.post('/user-vendors', said)
    return { couple, event: event.id, conversation, id: Number(body.data.id) }
  }

  async function ask({ id: user_id }: Person, content_id: number): Promise<number> {
    await sql`insert into enquiries (user_id, content_id, service, place, message) values (${user_id}, ${content_id}, 'florists', '', 'Poppies.')`.execute(
      db,
    )
    const { id } = await db.selectFrom('conversations').where('user_id', '=', user_id).select('id').executeTakeFirstOrThrow()
    return id
  }

  async function planned({ person }: Business): Promise<BookedTask[]> {
    return (await person.get(path)).body.planned
  }

  async function finished({ person }: Business): Promise<BookedTask[]> {
    return (await person.get(path)).body.done
  }

  async function tick(who: Person, { booking, template_id }: BookedTask, is_done = true): Promise<number> {
    return (await who.put(`/vendor-bookings/${booking!.id}/tasks/${template_id}`, { is_done })).status
  }

  return { path, ask, books, business, finished, planned, tick }
}
