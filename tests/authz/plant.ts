import { type RawBuilder, sql } from 'kysely'
import { type Db, inTransaction } from '#db/db.ts'
import { plainThings } from '#features/things.server.ts'
import { lessons, notes } from './plant-courses.ts'
import { mark, hash } from './marks.ts'
import { operators, published } from './plant-content.ts'
import { daySheets } from './plant-day-sheets.ts'
import { enquiries } from './plant-enquiries.ts'
import { money } from './plant-money.ts'
import { shown } from './plant-shown.ts'
import { submissions } from './plant-submissions.ts'
import { trade } from './plant-trade.ts'
import { password, quickPasswords } from '#tests/world.ts'

interface Planted {
  n: number
  role: string
  /** The caller plans a wedding, too. */
  hasOwn: boolean
  /** There is a third event, on which each helper has the next permission. */
  hasE3: boolean
  path?: string
}

/** Who helps every couple with E1 and holds permission 2 there, where the caller is not that helper. */
const otherHelper = 50

/** Who was invited by every couple, and who asks every couple, where the caller does neither. */
const otherInvited = 51
const otherAsking = 52

/** One for all: it costs more than everything else here. */
const hashed = quickPasswords.hash(password)

/** A couple of its own for each cell, with whoever calls: everything by insert … select, all cells at once. */
export async function plant(db: Db, cells: readonly Planted[]): Promise<void> {
  const password_hash = await hashed
  await inTransaction(db, async (db) => {
    await sql`create temp table cell on commit drop as
      select *, n * 100 as a, n * 100 + case when role in ('owner', 'stale_token') then 0 else 1 end as caller
      from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) as cell (n bigint, role text, path text, "hasOwn" boolean, "hasE3" boolean)`.execute(
      db,
    )
    for (const statement of [
      ...people(password_hash),
      ...sessions,
      ...pushes,
      ...notifications,
      ...wedding,
      ...posse,
      ...letters,
      ...files,
      published,
      lessons,
      notes,
      ...operators,
      ...enquiries,
      ...trade,
      ...submissions,
      ...money,
    ])
      await statement.execute(db)
  })
  // Thousands of rows came at once; without figures of them the database would think that there are none, and read them the slow way.
  await sql`analyze`.execute(db)
}

function people(password_hash: string): RawBuilder<unknown>[] {
  const [name, secret] = [mark('name'), mark('private')]
  return [
    sql`insert into users (id, username, email, email_verified_at, firstname, lastname, phone, other_firstname, other_lastname, password_hash) overriding system value
      select a, 'person' || n, ${secret} || '@example.com', now(), ${name}, ${name}, ${secret}, ${name}, ${name}, ${password_hash} from cell`,
    sql`insert into users (id, username, email, email_verified_at, firstname, lastname, wedding_date, is_vendor, is_subscribed, is_admin, password_hash) overriding system value
      select caller, 'caller' || n, 'caller' || n || '@example.com', now(), 'Cal', 'Ler', date '2027-06-26', role in ('vendor', 'colleague', 'other_vendor'), role = 'premium', role in ('admin', 'impersonator'), ${password_hash}
      from cell where caller <> a and role <> 'visitor'`,
    sql`insert into users (id, email, firstname, lastname, password_hash) overriding system value
      select a + 2, 'fresh' || n || '@example.com', 'Fre', 'Sh', ${password_hash} from cell`,
    sql`insert into users (id, email, firstname, lastname, is_admin) overriding system value
      select a + 3, 'operator' || n || '@example.com', 'Ope', 'Rator', true from cell`,
    sql`insert into users (id, username, email, firstname, lastname) overriding system value
      select a + 4, 'nameless' || n, 'nameless' || n || '@example.com', '', '' from cell`,
    sql`insert into users (id, email, firstname, lastname) overriding system value
      values (${otherHelper}, 'helper@example.com', 'Hel', 'Per'), (${otherInvited}, 'invited@example.com', 'In', 'Vited'),
        (${otherAsking}, 'asking@example.com', 'As', 'King') on conflict do nothing`,
  ]
}

/** Of the caller, who may act as A, of A on another device, and of somebody whose refresh token was used up a while ago. */
const sessions = [
  sql`insert into sessions (id, user_id) overriding system value
    select a + 51, caller from cell where role <> 'visitor' union all select a + 52, a from cell
    union all select a + 53, a + 2 from cell union all select a + 54, a + 2 from cell`,
  sql`insert into tokens (hash, session_id, user_id, kind, expires_at, used_at)
    select ${hash('access')}, a + 51, caller, 'access', now() + interval '1 day', null::timestamptz from cell where role <> 'visitor'
    union all select ${hash('other')}, a + 52, a, 'access', now() + interval '1 day', null from cell
    union all select ${hash('refresh')}, a + 53, a + 2, 'refresh', now() + interval '1 day', null from cell
    union all select ${hash('used')}, a + 54, a + 2, 'refresh', now() + interval '1 day', now() - interval '1 minute' from cell`,
  sql`insert into impersonations (admin_id, target_id, session_id, hash)
    select caller, a, a + 51, ${hash('acting')} from cell where role = 'impersonator'`,
]

/** On the other device of A. */
const pushes = [
  sql`insert into push_subscriptions (user_id, session_id, endpoint, key, token)
    select a, a + 52, 'https://fcm.googleapis.com/fcm/send/' || a, 'key', 'token' from cell`,
]

/** What A was told. */
const notifications = [
  sql`insert into notifications (user_id, id, kind, params) overriding system value
    select a, a + 61, 'posse_accepted', json_build_object('user', json_build_object('id', a + 2, 'firstname', ${mark('name')})) from cell`,
]

const own = sql`select * from cell where "hasOwn" and role not in ('owner', 'visitor', 'stale_token', 'impersonator')`

/** E1 is shared, E2 is not; G1 is on the first, G2 on the second, G12 on both, G0 on none. */
const wedding = [
  sql`insert into guest_wedding_events (user_id, id, taxonomy_event_id, name, date, place, note) overriding system value
    select a, a + 11, 1, ${mark('e1')}, date '2027-06-26', ${mark('e1')}, ${mark('e1')} from cell
    union all select a, a + 12, 2, ${mark('e2')}, '2027-06-25', ${mark('e2')}, ${mark('e2')} from cell
    union all select a, a + 14, 4, ${mark('e3')}, null, '', '' from cell where "hasE3"
    union all select caller, a + 13, 3, 'Own event', null, '', '' from (${own}) own`,
  sql`insert into households (user_id, id, name) overriding system value
    select a, a + 31, ${mark('h1')} from cell union all select a, a + 32, ${mark('h2')} from cell`,
  ...[
    { id: 20, kind: 'g0', household: sql`null` },
    { id: 21, kind: 'g1', household: sql`a + 31` },
    { id: 22, kind: 'g2', household: sql`a + 32` },
    { id: 23, kind: 'g12', household: sql`null` },
  ].map(
    ({ id, kind, household }) => sql`insert into guests (user_id, id, household_id, invite_id, firstname, lastname, email, phone,
        address_line1, address_line2, city, state, postal_code, country, relationship, wedding_party_role, dietary_notes,
        plus_one_names, notes, tags, gift, table_name) overriding system value
      select a, a + ${sql.lit(id)}, ${household}::bigint, m, m, m, m || '@example.com', m, m, m, m, m, m, m, m, m, m, array[m], m, array[m], m, m
      from (select *, ${mark(kind)} as m from cell) marked`,
  ),
  sql`insert into guests (user_id, id, firstname) overriding system value select caller, a + 24, 'Own' from (${own}) own`,
  sql`insert into guest_answers (user_id, guest_id, event_id, status, meal)
    select a, a + 21, a + 11, 1, ${mark('g1')} from cell union all select a, a + 22, a + 12, 1, ${mark('g2')} from cell
    union all select a, a + 23, a + 11, 1, ${mark('g12')} from cell union all select a, a + 23, a + 12, 2, ${mark('e2')} from cell`,
  sql`insert into rsvp_codes (user_id, hash, household_id) select a, sha256((a || ':C' || n)::bytea), a + 31 from cell`,
  ...plainThings.map(({ table, event, texts, sign, may_lack_event }) => {
    const marked = (nth: number) => sql.join(texts.map(() => mark(`${sign.toLowerCase()}${nth}`)))
    if (event === undefined)
      return sql`insert into ${sql.table(table)} (user_id, id, ${sql.join(texts.map((name) => sql.ref(name)))}) overriding system value
        select a, a + 60, ${marked(0)} from cell`
    const ofNone = sql`union all select a, a + 60, null, ${marked(0)} from cell`
    return sql`insert into ${sql.table(table)} (user_id, id, ${sql.join([event, ...texts].map((name) => sql.ref(name)))}) overriding system value
      select a, a + 61, a + 11, ${marked(1)} from cell union all select a, a + 62, a + 12, ${marked(2)} from cell ${may_lack_event ? ofNone : sql``}`
  }),
  sql`update pledges set contributor_id = a + 60, amount = 5 from cell where user_id = a`,
  // Whoever gives has an account here, which opens nothing of that wedding.
  sql`update contributors set email = 'caller' || n || '@example.com' from cell where user_id = a and role = 'contributor'`,
  // Long enough ago that another letter is not one that was pressed twice.
  sql`insert into contributor_links (user_id, hash, contributor_id, created_at, revoked_at)
    select a, ${hash('contributing')}, a + 60, now() - interval '1 hour', null::timestamptz from cell
    union all select a, ${hash('contributed')}, a + 60, now() - interval '1 hour', now() from cell`,
  ...daySheets,
  ...shown,
  sql`insert into rsvp_settings (user_id, welcome) select a, ${mark('name')} from cell`,
  sql`insert into letter_drafts (user_id, kind, said) select a, 'invitation', jsonb_build_object('words', ${mark('name')}) from cell`,
  sql`insert into rsvp_questions (user_id, id, event_id, position, kind, label) overriding system value
    select a, a + 61, a + 11, 0, 'text', ${mark('e1')} from cell`,
  sql`insert into rsvp_answers (user_id, question_id, guest_id, answer) select a, a + 61, a + 21, ${mark('g1')} from cell`,
  sql`insert into wedding_changes (user_id, id, actor_id, what, object_id, event_id, act) overriding system value
    select a, a + 1, a, 'guest.add', a + 20, null::bigint, ${uuid('A')} from cell
    union all select a, a + 2, caller, 'guest.add', a + 21, a + 11, ${uuid('caller')} from cell where role <> 'visitor'`,
  sql`insert into wedding_changes (user_id, id, actor_id, what, object_id, event_id) overriding system value
    select a, a + 3, a, 'event.add', a + 11, a + 11 from cell union all select a, a + 4, a, 'event.add', a + 12, a + 12 from cell`,
]

const posse = [
  sql`insert into user_posses (user_id, id, member_id, email, role, accepted_at) overriding system value
    select a, a + 41, case when role = 'collab_acc_2' then caller else ${sql.lit(otherHelper)} end, 'helper@example.com', 'helper', now() from cell`,
  sql`insert into user_posses (user_id, id, member_id, email, role, accepted_at) overriding system value
    select a, a + 42, caller, 'caller' || n || '@example.com', case when role in ('partner', 'collab_pend_5') then 'partner' else 'helper' end,
      case when role not like 'collab_pend_%' then now() end
    from cell where role ~ '^(partner|collab_pend_.|collab_acc_(1|3|4|5|none))$'`,
  sql`insert into user_posses (user_id, id, member_id, email, direction, sent_at) overriding system value
    select a, a + 43, ${sql.lit(otherInvited)}::bigint, 'invited@example.com', 'invite', now() - interval '1 hour' from cell
    union all select a, a + 44, case when role = 'other_couple' then caller else ${sql.lit(otherAsking)} end, '', 'request', now() from cell`,
  sql`insert into user_posses (user_id, id, email, link_hash) overriding system value
    select a + 4, a + 45, 'asked' || n || '@example.com', ${hash('helping')} from cell`,
  sql`insert into user_posse_events (user_id, posse_id, event_id, permissions)
    select a, a + 41, a + 11, '{2}'::smallint[] from cell
    union all select a, a + 42, a + 11, array[right(role, 1)::smallint] from cell where role ~ '^collab_(acc|pend)_[1-5]$' and role <> 'collab_acc_2'
    union all select a, a + case role when 'collab_acc_2' then 41 else 42 end, a + 14, array[right(role, 1)::smallint % 5 + 1]::smallint[]
      from cell where "hasE3" and role ~ '^collab_acc_[1-5]$'
    union all select a, a + 42, a + 14, '{}' from cell where "hasE3" and role = 'collab_acc_none'
    union all select a, a + 42, a + 11, '{}' from cell where role = 'collab_acc_none'`,
]

const letters = [
  sql`insert into sendings (user_id, id, kind, event_ids, leaves_at) overriding system value
    select a, a + 61, 'save_the_date', '{}', now() + interval '1 hour' from cell`,
  sql`insert into guest_letters (user_id, sending_id, kind, party, guest_id, leave_hash)
    select a, a + 61, 'save_the_date', a + 31, a + 21, ${hash('lettered')} from cell`,
  sql`insert into notice_links (hash, user_id, kinds) select ${hash('noticed')}, a, '{guest_answered}' from cell`,
  sql`insert into address_collectors (user_id, is_open) select a, true from cell`,
  sql`insert into collected_addresses (user_id, id, firstname, address_line1, city) overriding system value select a, a + 62, 'Left', '1 Main Street', 'Salem' from cell`,
  sql`insert into account_links (hash, user_id, kind, email, expires_at, created_at)
    select ${hash('mailed')}, a + 2, 'reset', 'fresh' || n || '@example.com', now() + interval '1 hour', now() - interval '1 hour' from cell
    union all select ${hash('confirm')}, a + 2, 'confirm', 'fresh' || n || '@example.com', now() + interval '1 hour', now() - interval '1 hour' from cell
    union all select ${hash('sign-in')}, a + 2, 'sign_in', 'fresh' || n || '@example.com', now() + interval '1 hour', now() - interval '1 hour' from cell
    union all select ${hash('finish')}, a + 4, 'sign_in', 'nameless' || n || '@example.com', now() + interval '1 hour', now() - interval '1 hour' from cell`,
  sql`insert into address_changes (user_id, old_email, new_email, confirm_hash, stop_hash)
    select a + 2, 'fresh' || n || '@example.com', 'moved' || n || '@example.com', ${hash('moving')}, ${hash('staying')} from cell`,
  sql`insert into social_sign_ins (state_hash, provider, nonce, code_verifier, expires_at)
    select ${hash('social')}, 'google', 'nonce-' || n, '', now() + interval '1 hour' from cell`,
  sql`insert into user_identities (provider, sub, user_id) select 'google', 'planted-' || a, a from cell`,
  sql`insert into account_deletions (user_id, keep_hash, delete_at) select a + 2, ${hash('keep')}, now() + interval '14 days' from cell`,
  sql`insert into newsletter_subscribers (id, email) overriding system value select n, 'subscriber' || n || '@example.com' from cell`,
  sql`insert into newsletter_links (hash, subscriber_id, expires_at) select ${hash('mailed')}, n, now() + interval '1 hour' from cell`,
]

const files = [
  sql`insert into uploads (user_id, id, name, purpose, size) overriding system value select a, a + 71, ${mark('private')}, 'picture', 1000 from cell`,
  sql`insert into files (user_id, id, key, kind, purpose, name, format, bytes, sha256, width, height) overriding system value
    select a, a + 72, 'kept/' || n, 'picture', 'picture', ${mark('private')}, 'jpeg', 1000, ''::bytea, 10, 10 from cell
    union all select a, a + 73, 'kept/pdf-' || n, 'pdf', 'document', ${mark('private')}, 'pdf', 1000, ''::bytea, null, null from cell`,
]

/** The same as in objects.ts. */
function uuid(name: string): RawBuilder<unknown> {
  const hex = sql`md5(${sql.lit(`${name} `)} || n)`
  return sql`(left(${hex}, 8) || '-' || substr(${hex}, 9, 4) || '-4' || substr(${hex}, 14, 3) || '-8' || substr(${hex}, 18, 3) || '-' || substr(${hex}, 21))::uuid`
}
