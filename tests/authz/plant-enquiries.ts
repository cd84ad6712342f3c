import { sql } from 'kysely'
import { mark } from './marks.ts'
import { isAboutOwn } from './plant-trade.ts'

/** Who acts for a business, or did, and has none of the other kind: an account acts for one. */
const acts = sql`role in ('vendor', 'colleague', 'removed_colleague') and not ${isAboutOwn}`

/** What A asked of a business, with what was written and said of it; who acts for one sees that of their own. */
export const enquiries = [
  sql`insert into content (id, type, slug, url, title, excerpt, status, published_on, fields)
    values (11, 'vendor', 'planted-vendor', '/vendors/planted-vendor', 'Planted', 'For everybody to ask.', 'published', '2026-01-01',
      '{"service": "florists", "location": {"city": "Sonoma", "state": "CA", "latitude": 38, "longitude": -122}, "price_from": 1, "price_unit": "wedding",
        "contact_email": "planted@vendor.example"}') on conflict do nothing`,
  sql`insert into content (id, type, slug, url, title, excerpt, status, published_on, fields)
    select 12, 'vendor', 'asked-vendor', '/vendors/asked-vendor', title, excerpt, status, published_on, fields from content where id = 11 on conflict do nothing`,
  // Who acts for a business has one of their own, since they see all that it was asked.
  sql`insert into content (id, type, slug, url, title, excerpt, status, published_on, fields)
    select cell.a + 78, 'vendor', 'asked-' || n, '/vendors/asked-' || n, title, excerpt, status, published_on, fields from content, cell where content.id = 12 and ${acts}`,
  sql`insert into vendor_members (user_id, content_id, role, was_vendor)
    select caller, a + 78, case role when 'vendor' then 'owner' else 'colleague' end, role = 'vendor' from cell where ${acts}`,
  sql`insert into vendor_reviews (user_id, id, content_id, stars, words, signed, month, is_called_off, proof) overriding system value
    select a, a + 80, case when ${acts} then a + 78 else 12 end, 4, 'They came and they went again.', 'A couple', '2026-01', false, 'payment' from cell where ${acts} or role = 'admin'`,
  sql`insert into vendor_replies (content_id, id, title, words) overriding system value select a + 78, a + 81, 'Taken', 'Taken.' from cell where ${acts}`,
  sql`insert into vendor_task_templates (content_id, id, title, days) overriding system value
    select a + 78, a + 86, 'Order the ranunculus', -40 from cell where ${acts}`,
  sql`insert into vendor_tasks (content_id, id, title) overriding system value select a + 78, a + 87, 'Sharpen the shears' from cell where ${acts}`,
  sql`update user_vendors set vendor_id = a + 78, status = 'hired' from cell where id = a + 60 and path ~ 'vendor-bookings' and ${acts}`,
  sql`insert into conversations (user_id, id, content_id) overriding system value
    select a, a + 79, case when ${acts} then a + 78 else 12 end from cell`,
  sql`insert into enquiries (user_id, id, content_id, service, place, message) overriding system value
    select a, a + 74, case when ${acts} then a + 78 else 12 end, 'florists', ${mark('name')}, ${mark('name')} from cell`,
  sql`insert into lead_checks (user_id, id, conversation_id) overriding system value select a, a + 83, a + 79 from cell`,
  sql`insert into reports (user_id, id, email, kind, thing_id, title, url, reason) overriding system value
    select a, a + 88, 'a' || a || '@example.com', 'page', 11, 'Planted', '/vendors/planted-vendor', 'rude' from cell where path ~ '/reports'`,
  sql`insert into vendor_connections (asker_id, asked_id, confirmed_at)
    select distinct case when ${acts} then a + 78 else 12 end, 11, now() from cell where path ~ '/referrals' on conflict do nothing`,
  sql`insert into referrals (user_id, id, conversation_id, enquiry_id, to_id) overriding system value
    select a, a + 84, a + 79, a + 74, 11 from cell where path ~ '/referrals/'`,
  sql`insert into messages (user_id, id, conversation_id, side, kind, file_id, file_name, file_kind) overriding system value
    select a, a + 85, a + 79, 'couple', 'file', a + 73, ${mark('private')}, 'contract' from cell where path ~ '/conversations/.*/files'`,
]
