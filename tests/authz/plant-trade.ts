import { sql } from 'kysely'
import { hash } from './marks.ts'
import { emptyModel } from '#features/trade/profile/model.ts'

const location = { place: 'sonoma', city: 'Sonoma', state: 'CA', latitude: 38, longitude: -122 }
const offers = [{ title: 'Posies only', what: 'Two bouquets and six boutonnieres.', price: 240_000, unit: 'wedding' }]
const known = { service: 'florists', price_from: 240_000, price_unit: 'wedding', contact_email: 'planted@vendor.example' }
const fields = { ...known, location, offers, since: 2012, weddings_a_year: 26, verified: true }
const words = 'We are two people and a dog, and cut about half of what we sell on two acres.'
const model = {
  ...emptyModel,
  ...known,
  name: 'Planted',
  line: 'Garden-grown.',
  words,
  city: 'Sonoma',
  state: 'CA',
  offers,
  since: 2012,
  weddings_a_year: 26,
}

/** Where a case is about a business of its own: every piece costs more than all else of a cell. */
export const isAboutOwn = sql`coalesce(path, '') ~ 'vendor-(verification|claims|submissions|queue|merges)|submit-vendor/|vendor-(colleagues|invites|export|leave|disputes|calendars)'`
const own = sql`select * from cell where ${isAboutOwn}`

/** One that nobody acts for, one that the vendor of the cell does or else somebody else; the other vendors act for one that nobody asks. */
export const trade = [
  sql`update content set fields = fields || '{"website": "https://vendor.example"}' where id = 12 and not fields ? 'website'`,
  sql`insert into content (id, type, slug, url, title, excerpt, plain, status, published_on, fields)
    select a + nth, 'vendor', 'own-' || a + nth, '/vendors/own-' || a + nth, 'Planted', 'Garden-grown.', ${words}, 'published', '2026-01-01',
      ${JSON.stringify(fields)}::jsonb from (${own}) own cross join (values (78), (79)) numbers (nth) on conflict (id) do nothing`,
  sql`insert into vendor_members (user_id, content_id)
    select case role when 'vendor' then caller else a + 3 end, a + 79 from (${own}) own`,
  sql`insert into content (id, type, slug, url, title, excerpt, status, published_on, fields)
    select 15, 'vendor', 'other-vendor', '/vendors/other-vendor', title, excerpt, status, published_on, fields from content where id = 11 on conflict do nothing`,
  sql`insert into vendor_members (user_id, content_id, role) select caller, 15, 'colleague' from cell where role = 'other_vendor'`,
  sql`insert into vendor_members (user_id, content_id, role, was_vendor)
    select caller, a + 79, 'colleague', false from (${own}) own where role in ('colleague', 'removed_colleague')`,
  sql`insert into vendor_members (user_id, content_id, role)
     select a + 2, a + 79, 'colleague' from (${own}) own where path ~ 'vendor-colleagues'`,
  sql`insert into vendor_invites (content_id, id, email, link_hash) overriding system value
     select a + 79, a + 82, 'invited' || n || '@example.com', ${hash('joining')} from (${own}) own where path ~ 'vendor-(colleagues|invites)'`,
  sql`insert into business_invitations (asker_id, name, address_hash, link_hash, sent_at)
     select 11, 'Marigold Row', sha256(('row' || n)::bytea), ${hash('inviting')}, now() from cell where path ~ 'business-invites'`,
  sql`insert into vendor_addresses (user_id, hash)
    select case when role in ('vendor', 'colleague') then caller else a + 3 end, ${hash('fed')} from (${own}) own where path ~ 'vendor-calendars'`,
  sql`insert into vendor_codes (user_id, content_id, salt, hash)
    select caller, a + 79, '\\x01', sha256('\\x01'::bytea || '123456'::bytea) from (${own}) own where role = 'vendor'`,
  sql`insert into vendor_submissions (content_id, model, state, submitted_at)
    select a + 79, ${JSON.stringify(model)}::jsonb, 'submitted', now() from (${own}) own where path ~ 'vendor-submissions'`,
  sql`insert into vendor_claims (user_id, id, content_id, words) overriding system value
    select a + 2, a + 78, a + 79, 'We are the florist, and can show you the lease.' from (${own}) own where path ~ 'admin/vendor-claims|vendor-disputes/'`,
  sql`insert into vendor_claims (user_id, id, content_id, words) overriding system value
    select a, a + 78, a + 79, 'We are the florist, and can show you the lease.' from (${own}) own where path ~ 'vendor-claims/.*/files'`,
  // Whatever they did there stays.
  sql`delete from vendor_members where user_id in (select caller from cell where role = 'removed_colleague')`,
]
