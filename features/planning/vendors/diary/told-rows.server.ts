import { type RawBuilder, sql } from 'kysely'
import type { Wedding } from '#db/wedding.ts'

/** What the lines of a diary have, in this order. */
export const lineNames = sql`day, at, what, who, words, status, fields, amount, entry_id, item_id, n, message_id, conversation_id, is_old`

/** What a line has that is about no message. */
export const noMessage = sql`1, null::bigint, null::bigint, false`

/** The couple's conversation with the row `vendor`, each message with the day on which they had it; a helper reads none of it. */
export function saidWith({ user_id, role }: Wedding, time_zone: string): RawBuilder<unknown> {
  return sql`said as (
    select message.id, conversation_id, side, kind, words, file_name, quote_id, author_id, message.created_at,
      (message.created_at at time zone ${time_zone})::date as on_day, row_number() over (order by message.id desc) as nth
    from vendor join conversations talk on talk.user_id = ${user_id} and talk.content_id = vendor.vendor_id
    join messages message on message.user_id = ${user_id} and message.conversation_id = talk.id
    where ${role !== 'helper'})`
}

/** What each side wrote and sent, as one line of each day: how much, and the last of it. */
export function saidLines(): RawBuilder<unknown> {
  return sql`
    select null::date, max(said.created_at), ${whatIsTold},
      coalesce(string_agg(distinct nullif(author.firstname, ''), ' & '), ''),
      (array_agg(coalesce(file_name, ${inShort}) order by said.id desc))[1], null, '{}'::text[], null::bigint, null::bigint, null::bigint,
      count(*)::integer, max(said.id), conversation_id, min(nth) > 100
    from said left join users author on author.id = author_id
    where kind in ('words', 'no', 'file') group by ${whatIsTold}, on_day, conversation_id`
}

/** As one line. */
const inShort = sql`rtrim(left(regexp_replace(words, '\\s+', ' ', 'g'), 140)) || case when length(words) > 140 then '…' else '' end`

const whatIsTold = sql`case when kind = 'file' then case when side = 'couple' then 'sent' else 'was_sent' end
  when side = 'couple' then 'wrote' else 'was_written' end`

/** Quotes of the vendor, which came in the conversation or were written down, and the one that was taken. */
export function quoteLines({ user_id, role }: Wedding, { id, hasMoney }: { id: number; hasMoney: boolean }): RawBuilder<unknown> {
  const own = sql`quote.user_id = ${user_id} and quote.user_vendor_id = ${id}`
  return sql`
    select null::date, quote.created_at, case when is_sent then 'quoted' else 'quote_noted' end, '', '', null, '{}'::text[], null::bigint,
      null::bigint, null::bigint, 1, said.id, conversation_id, coalesce(nth > 100, false)
    from user_quotes quote left join said on said.quote_id = quote.id where ${own}
    union all
    select null, accepted_at, 'accepted', '', '', null, '{}', case when ${hasMoney || role !== 'helper'} then accepted_total end, null, null, ${noMessage}
    from user_quotes quote where ${own} and accepted_at is not null`
}
