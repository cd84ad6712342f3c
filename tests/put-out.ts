import { sql } from 'kysely'
import type { World } from './hostile/stage.ts'

let nth = 0

/** A florist whose page is out and whom somebody acts for, what couples are told of a day, and what the business is. */
export async function vendorOut(world: World) {
  const slug = `put-out-${++nth}`
  const location = { place: 'sonoma', city: 'Sonoma', state: 'CA', latitude: 38.3, longitude: -122.5 }
  const fields = { service: 'florists', location, price_from: 240_000, price_unit: 'wedding', contact_email: 'hello@posies.example' }
  const { rows } = await sql<{ id: number }>`
    insert into content (type, slug, url, title, excerpt, status, published_on, fields)
    values ('vendor', ${slug}, ${`/vendors/${slug}`}, ${`Posies ${nth}`}, 'Garden-grown.', 'published', '2026-01-01', ${JSON.stringify(fields)}::jsonb)
    returning id`.execute(world.db)
  const id = rows[0]!.id
  const holder = await world.couple()
  await world.db.insertInto('vendor_members').values({ user_id: holder.id, content_id: id }).execute()
  return {
    id,
    holder,
    stateOf: async (date: string) => (await world.visitor().get(`/vendors/${slug}?date=${date}`)).body.data.day,
    look: async () => (await holder.get('/users/me/vendor/calendar')).body.data,
  }
}
