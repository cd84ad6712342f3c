import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { todayIn } from '#features/account/sign-in/today.ts'
import { namesOf } from '#features/shapes.ts'
import { rowsOf } from '#features/thing.server.ts'
import { type DiaryLine, type Entry, entryFields } from './contract.ts'
import { vendorEntry } from './things.server.ts'
import { lineNames, noMessage, quoteLines, saidLines, saidWith } from './told-rows.server.ts'

export const entryRows = rowsOf<Entry>(vendorEntry, namesOf(entryFields))

/** All entries of these vendors. */
export async function findEntries(db: Db, wedding: Wedding, vendors: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from vendor_entries where user_id = ${wedding.user_id} and user_vendor_id = any(${vendors}::bigint[])
    and ${entryRows.reach(wedding)} order by id`.execute(db)
  return rows.map(({ id }) => id)
}

interface Asked {
  id: number
  /** Whoever acts keeps the money of the cost, too. */
  hasMoney: boolean
  time_zone: string
}

/** What the history, the payments, the conversation, the quotes and the couple's own entries tell of a vendor, the latest first. */
export async function findDiary(db: Db, wedding: Wedding, { id, hasMoney, time_zone }: Asked): Promise<DiaryLine[]> {
  const { user_id, role } = wedding
  const { rows } = await sql<Line>`
    with vendor as (select cost_id, vendor_id from user_vendors where user_id = ${user_id} and id = ${id}),
    ${saidWith(wedding, time_zone)}, line (${lineNames}) as (
      select null::date, change.created_at,
        case change.what when 'user_vendor.add' then 'added' else 'changed' end, coalesce(actor.firstname, ''), '',
        change.after ->> 'status', array(select jsonb_object_keys(change.after) except select unnest(${told}::text[])),
        null::bigint, null::bigint, null::bigint, ${noMessage}
      from wedding_changes change left join users actor on actor.id = change.actor_id
      where change.user_id = ${user_id} and change.object_id = ${id} and change.what in ('user_vendor.add', 'user_vendor.change')
      and change.undone_at is null
      and not exists (select from wedding_changes undone where undone.user_id = ${user_id} and undone.undone_by = change.act)
      union all
      select coalesce(payment.date, payment.due_date), coalesce(paid_at, payment.created_at),
        case when paid_at is null then 'due' else 'paid' end, '', payment.name, null, '{}', amount, null, null, ${noMessage}
      from vendor join user_transactions payment on payment.user_id = ${user_id} and payment.item_id = vendor.cost_id
      where ${hasMoney} and transaction_type = 'expense' and (paid_at is not null or due_date is not null)
      union all
      select null, moment, told, '', '', null, '{}', null, null, null, ${noMessage}
      from vendor join enquiries asked on asked.user_id = ${user_id} and asked.content_id = vendor.vendor_id,
        lateral (values ('asked', asked.created_at), ('answered', asked.answered_at)) as telling (told, moment)
      where ${role !== 'helper'} and moment is not null
      -- What answered stands there itself.
      and not (told = 'answered' and exists (select from said where side = 'vendor' and said.created_at = moment))
      union all ${saidLines()}
      union all ${quoteLines(wedding, { id, hasMoney })}
      union all
      select day, created_at, kind, '', words, null, '{}', null, id, item_id, ${noMessage}
      from vendor_entries where user_id = ${user_id} and user_vendor_id = ${id}
    )
    select ${lineNames} from line order by at desc limit 300`.execute(db)
  const lines = rows.map(({ at, day, ...line }) => ({ at, line: { ...line, day: day ?? todayIn(time_zone, new Date(at)) } }))
  return lines.toSorted((one, other) => later(one.line.day, other.line.day) || later(one.at, other.at)).map(({ line }) => line)
}

interface Line extends Omit<DiaryLine, 'day'> {
  at: string
  /** Where one is said; else that of the moment, where the couple lives. */
  day: string | null
}

function later(one: string, other: string): number {
  return one === other ? 0 : one < other ? 1 : -1
}

/** What is said in another way, or to nobody. */
const told = ['status', 'cost_id', 'cancelled_by', 'cancelled_on', 'hired_on', 'name']

/** Where tasks of the couple alone go: to the wedding itself, else to the first event. */
export async function findMainEvent(db: Db, { user_id }: Wedding): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from guest_wedding_events where user_id = ${user_id} order by taxonomy_event_id <> 1, id limit 1`.execute(db)
  return rows[0]?.id
}
