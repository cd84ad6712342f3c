import { sql } from 'kysely'
import { demoBegan } from './demo-household.ts'
import type { Db } from './db.ts'
import type { NotificationParams } from './notification-tables.ts'

interface People {
  june: number
  theo: number
  mother: number
  simone: number
}

interface Told {
  kind: string
  params: NotificationParams
  /** How long ago, in words of the database's. */
  ago: string
  /** Nobody looked at it yet. */
  isNew?: boolean
}

/** What June was told: some of it new, and one thing that asks for her answer. */
export async function insertNotifications(db: Db, { june, theo, mother, simone }: People): Promise<void> {
  const theirs = await insertInvite(db, simone, june)
  const [day, supper] = ['The wedding', 'Rehearsal supper'] as const
  const answered = async (name: string, status: number, ...events: string[]) => ({
    guest: await findGuest(db, june, name),
    status,
    events: await findEvents(db, june, events),
    url: '/tools/guest-list',
  })
  const adaeze = { id: mother, firstname: 'Adaeze' }
  const told: Told[] = [
    { kind: 'posse_accepted', ago: '32 days', params: { user: { id: theo, firstname: 'Theo' }, url: '/settings/helpers' } },
    {
      kind: 'posse_request',
      ago: '31 days',
      params: { user: adaeze, events: await findEvents(db, june, [supper]), url: '/settings/helpers', answer: 'accepted' },
    },
    { kind: 'guest_answered', ago: '12 days', params: await answered('Hugh Lang', 3, day) },
    { kind: 'guest_answered', ago: '9 days', params: await answered('Abby Stone', 2, day) },
    { kind: 'guest_answered', ago: '6 days', params: await answered('Tess Moreno', 2, day, supper) },
    { kind: 'guest_answered', ago: '5 days', params: await answered('Leila Farah', 2, day) },
    {
      kind: 'item_assigned',
      ago: '3 days',
      params: {
        user: { id: theo, firstname: 'Theo' },
        name: 'Ask his uncle about parking, by telephone.',
        url: '/tools/wedding-checklist',
      },
    },
    { kind: 'guest_answered', ago: '28 hours', params: await answered('Omar Farah', 4, day), isNew: true },
    { kind: 'guest_answered', ago: '23 hours', params: await answered('Auntie Dee Igwe', 2, day, supper), isNew: true },
    {
      kind: 'posse_invite',
      ago: '2 hours',
      params: { ...theirs, user: { id: simone, firstname: 'Simone' }, name: 'Simone & Pilar' },
      isNew: true,
    },
  ]
  const rows = told.map(({ kind, params, ago, isNew = false }) => {
    const at = sql<string>`now() - ${ago}::interval`
    return { user_id: june, kind, params: JSON.stringify(params), created_at: at, told_at: at, read_at: isNew ? null : at }
  })
  await db.insertInto('notifications').values(rows).execute()
}

/** Simone would like June to help. */
async function insertInvite(db: Db, user_id: number, member_id: number): Promise<Pick<NotificationParams, 'id' | 'events'>> {
  const event = await db
    .insertInto('guest_wedding_events')
    .values({ user_id, taxonomy_event_id: 1, name: 'The wedding', created_at: demoBegan })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('user_posses')
    .values({ user_id, member_id, email: 'june@posy.example' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const permissions = [1, 4]
  await db.insertInto('user_posse_events').values({ user_id, posse_id: id, event_id: event.id, permissions }).execute()
  return { id, events: [{ ...event, permissions }] }
}

async function findGuest(db: Db, user_id: number, name: string) {
  const { id } = await db
    .selectFrom('guests')
    .where('user_id', '=', user_id)
    .where(sql`firstname || ' ' || lastname`, '=', name)
    .select('id')
    .executeTakeFirstOrThrow()
  return { id, name }
}

function findEvents(db: Db, user_id: number, names: readonly string[]) {
  return db
    .selectFrom('guest_wedding_events')
    .where('user_id', '=', user_id)
    .where('name', 'in', names)
    .select(['id', 'name'])
    .orderBy('id')
    .execute()
}
