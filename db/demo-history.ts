import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'
import { demoBegan } from './demo-household.ts'

interface Who {
  june: number
  theo: number
  mother: number
}

/** What happened in June's wedding: guests answered as their rows say, and since she looked last others did a few things. */
export async function insertHistory(db: Db, { june, theo, mother }: Who): Promise<void> {
  const lines = (from: RawBuilder<unknown>) =>
    sql`
      insert into wedding_changes (user_id, actor_id, what, object_id, event_id, before, after, act, created_at, is_first)
      select ${june}::bigint, told.*, row_number() over (partition by act, what order by object_id) = 1
      from (${from}) as told (actor_id, what, object_id, event_id, before, after, act, created_at) order by created_at, act`.execute(db)
  const answer = (channel: string) => sql`to_jsonb(answer) - 'user_id' - 'guest_id' || ${JSON.stringify({ channel })}::jsonb`
  const asked = sql`to_jsonb(answer) - 'user_id' - 'guest_id' || '{"status": 1, "plus_one_count": 0, "meal": "", "answered_at": null}'`
  const answers = sql`guest_answers answer join guests on (guests.user_id, guests.id) = (answer.user_id, answer.guest_id)
    where answer.user_id = ${june} and answer.status > 1`

  await lines(sql`select ${june}::bigint, 'guest.add', id, null::bigint, null::jsonb,
      jsonb_build_object('id', id, 'firstname', firstname, 'lastname', lastname), one.act, ${demoBegan}::timestamptz
    from guests, (select gen_random_uuid() as act) one where user_id = ${june}`)
  await lines(sql`select null::bigint, 'guest.reply', guests.id, answer.event_id, ${asked}, ${answer('guest')}, household.act, answer.answered_at
    from (select id, gen_random_uuid() as act from households where user_id = ${june} order by id offset 0) household, ${answers}
    and household.id = guests.household_id and answer.answered_at is not null and firstname not like 'Auntie Dee%' and guests.lastname <> 'Lund'`)

  const recent = (hours: number) => sql`now() - make_interval(hours => ${hours})`
  const seats = sql`guests where user_id = ${june} and table_name = 'Long row 1' and lastname = 'Hart'`
  await lines(sql`select ${mother}::bigint, 'guest.reply', guests.id, answer.event_id, ${asked}, ${answer('phone')}, gen_random_uuid(), ${recent(53)}
    from ${answers} and guests.firstname = 'Walter' and answer.status = 3`)
  await lines(sql`select null::bigint, 'guest.reply', guests.id, answer.event_id, ${asked}, ${answer('guest')}, gen_random_uuid(), ${recent(29)}
    from ${answers} and guests.firstname like 'Auntie Dee%' and answer.meal <> ''`)
  await lines(sql`select ${theo}::bigint, 'guest.change', id, null::bigint, '{"notes": ""}'::jsonb, jsonb_build_object('notes', notes), gen_random_uuid(), ${recent(5)}
    from guests where user_id = ${june} and firstname = 'Karin'`)
  await lines(sql`select ${theo}::bigint, 'guest.change', id, null::bigint, '{"table_name": ""}'::jsonb, jsonb_build_object('table_name', table_name), one.act, ${recent(2)}
    from (select gen_random_uuid() as act) one, ${seats}`)
  await db
    .insertInto('wedding_visits')
    .values({ user_id: june, member_id: june, seen_at: sql<string>`now() - interval '4 days'` })
    .execute()
}
