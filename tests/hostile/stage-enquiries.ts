import type { Person } from '#tests/world.ts'
import type { Special, World } from './stage.ts'

/** What is asked of a vendor whom the directory shows. */
export const ofEnquiries: Record<string, Special> = {
  'vendors.get': vendorOf,
  'vendors.reviews': vendorOf,
  'enquiries.get': vendorOf,
  'enquiries.send': async (world, couple, nth) => {
    await world.db.updateTable('users').set({ email_verified_at: '2026-01-01T00:00:00Z' }).where('id', '=', couple.id).execute()
    await world.db.deleteFrom('enquiries').where('user_id', '=', couple.id).execute()
    return { ...(await vendorOf(world, couple, nth)), message: 'Poppies on every table.' }
  },
  'enquiries.change': async (world, couple, nth) => {
    const { content_id } = await vendorOf(world, couple, nth)
    const asked = { user_id: couple.id, content_id, service: 'florists', wedding_date: null, place: '', guests: null, budget: null }
    const closed = { message: 'Poppies.', contact_released_at: null, answered_at: null, closed_at: '2026-01-01T00:00:00Z' }
    return world.db
      .insertInto('enquiries')
      .values({ ...asked, ...closed })
      .returning('id')
      .executeTakeFirstOrThrow()
  },
}

async function vendorOf({ db }: World, { id }: Person, nth: number): Promise<{ slug: string; content_id: number }> {
  const slug = `vendor-${id}-${nth}`
  const piece = { type: 'vendor', slug, url: `/vendors/${slug}`, title: 'A vendor', excerpt: 'To be asked.' }
  const location = { city: 'Sonoma', state: 'CA', latitude: 38, longitude: -122 }
  const fields = JSON.stringify({ service: 'florists', location, price_from: 1, price_unit: 'wedding', contact_email: 'a@vendor.example' })
  const shown = { status: 'published', published_on: '2026-01-01', updated_on: null, source_hash: null, saved_by: null } as const
  const made = await db
    .insertInto('content')
    .values({ ...piece, ...shown, fields })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { slug, content_id: made.id }
}
