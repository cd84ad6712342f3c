import { type Insertable, sql } from 'kysely'
import type { UserVendors } from './couple-vendor-tables.ts'
import type { Db } from './db.ts'
import { demoBegan } from './demo-household.ts'

interface DemoVendor extends Omit<Insertable<UserVendors>, 'user_id' | 'guest_wedding_event_id' | 'created_at'> {
  /** Their piece in the directory, where it has them. */
  slug?: string
}

/** Whom June and Theo look at, asked, hired and let go. */
const demoVendors: DemoVendor[] = [
  { name: 'Plain Stems', taxonomy: 'florists', price: 900_00, notes: 'Cheapest so far.' },
  { name: 'Sugar Almanac', slug: 'sugar-almanac', taxonomy: 'bakers', price: 480_00 },
  {
    name: 'Festoon & Sons',
    slug: 'festoon-and-sons',
    taxonomy: 'lighting',
    status: 'contacted',
    turn: 'couple',
    next_step: 'Send the plan of the row',
    next_on: '2026-11-27',
  },
  {
    name: 'Fern & Fable',
    slug: 'fern-and-fable',
    taxonomy: 'florists',
    status: 'quoted',
    price: 3_650_00,
    turn: 'couple',
    next_step: 'Their quote holds until then',
    next_on: '2026-11-27',
    contact_name: 'Wren Castell',
    rating: 5,
    notes: 'Wren made us laugh.',
  },
  { name: 'Clay & Clover', taxonomy: 'florists', status: 'quoted', price: 2_900_00, notes: 'Cheap, far away.' },
  {
    name: 'Hart Farm',
    taxonomy: 'venues',
    status: 'hired',
    hired_on: '2026-09-02',
    price: 9_000_00,
    deposit: 6_000_00,
    deposit_state: 'transferable',
    deposit_until: '2027-01-15',
    contact_name: 'Theo’s aunt Mari',
  },
  {
    name: 'Odile Marsh',
    slug: 'odile-marsh',
    taxonomy: 'photographers',
    status: 'hired',
    hired_on: '2026-10-14',
    price: 5_400_00,
    deposit: 1_200_00,
    deposit_state: 'lost',
    vendor_meals: 2,
    rating: 5,
  },
  {
    name: 'The Low Notes',
    slug: 'the-low-notes',
    taxonomy: 'bands',
    status: 'hired',
    hired_on: '2026-11-06',
    price: 1_800_00,
    vendor_meals: 5,
    turn: 'couple',
    next_step: 'Three songs for the walk',
    next_on: '2027-03-01',
  },
  {
    name: 'Two Aunts Supper Co.',
    slug: 'two-aunts-supper-co',
    taxonomy: 'caterers',
    status: 'hired',
    hired_on: '2026-11-03',
    price: 9_300_00,
    deposit: 3_200_00,
    deposit_state: 'refundable',
    deposit_until: '2027-04-01',
    vendor_meals: 4,
    turn: 'vendor',
    next_step: 'Tasting',
    next_on: '2026-12-08',
  },
  { name: 'Oxblood Floral', slug: 'oxblood-floral', taxonomy: 'florists', status: 'declined', price: 4_100_00 },
  {
    name: 'DJ Sister Static',
    slug: 'dj-sister-static',
    taxonomy: 'djs',
    status: 'cancelled',
    hired_on: '2026-09-14',
    cancelled_by: 'vendor',
    cancelled_on: '2026-10-20',
  },
]

const wanted = ['venues', 'caterers', 'photographers', 'florists', 'bands', 'bakers', 'stationers', 'celebrants', 'transport']

/** Their vendors, each with the cost that it became and what the directory says of it. */
export async function insertVendors(db: Db, user_id: number, event_id: number): Promise<void> {
  for (const { slug, ...vendor } of demoVendors) {
    const { id } = await db
      .insertInto('user_vendors')
      .values({ ...vendor, user_id, guest_wedding_event_id: event_id, created_at: demoBegan })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (slug)
      await sql`update user_vendors vendor set vendor_id = content.id, email = coalesce(fields ->> 'contact_email', ''),
        phone = coalesce(fields ->> 'contact_phone', ''), website = coalesce(fields ->> 'website', ''), instagram = coalesce(fields ->> 'instagram', '')
        from content where type = 'vendor' and slug = ${slug} and vendor.user_id = ${user_id} and vendor.id = ${id}`.execute(db)
  }
  await sql`update user_vendors vendor set cost_id = cost.id from budget_items cost
    where vendor.user_id = ${user_id} and vendor.status = 'hired' and (cost.user_id, cost.vendor) = (vendor.user_id, vendor.name)`.execute(
    db,
  )
  await db.insertInto('user_vendor_settings').values({ user_id, services: wanted }).execute()
}
