import { sql } from 'kysely'
import type { newWorld, Person } from './world.ts'

/** Records of the directory, who acts for them, and an operator; all of them read the mailbox that they name. */
export function businessesIn(world: Awaited<ReturnType<typeof newWorld>>) {
  const { db } = world
  let nth = 0

  async function record(): Promise<{ id: number; slug: string; title: string }> {
    const slug = `fern-${++nth}`
    const title = `Fern & Fable the ${nth}th of them`
    const location = { place: 'sonoma', city: 'Sonoma', state: 'CA', latitude: 38.3, longitude: -122.5 }
    const fields = { service: 'florists', location, price_from: 2_400_00, price_unit: 'wedding', contact_email: 'hello@fern.example' }
    const { rows } = await sql<{ id: number }>`
      insert into content (type, slug, url, title, excerpt, status, published_on, fields)
      values ('vendor', ${slug}, ${`/vendors/${slug}`}, ${title}, 'Garden-grown, never wired.', 'published', '2026-01-01', ${JSON.stringify(fields)}::jsonb)
      returning id`.execute(db)
    return { id: rows[0]!.id, slug, title }
  }

  async function holderOf(content_id: number): Promise<Person> {
    const holder = await confirmed()
    await db.insertInto('vendor_members').values({ user_id: holder.id, content_id }).execute()
    return holder
  }

  async function operator(): Promise<Person> {
    const nadia = await confirmed()
    await db.updateTable('users').set({ is_admin: true }).where('id', '=', nadia.id).execute()
    return nadia
  }

  async function confirmed(): Promise<Person> {
    const person = await world.couple()
    await db.updateTable('users').set({ email_verified_at: new Date().toISOString() }).where('id', '=', person.id).execute()
    return person
  }

  return { record, holderOf, operator, confirmed }
}
