import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { insertLines } from '#features/guests/list/bulk/rows.server.ts'
import { t } from '#web/text/text.ts'
import type { HeadsThought } from './contract.ts'

const classes = { adult: 'adults', child: 'children', infant: 'infants' } as const

/** So many guests whom nobody has named yet come to an event: on its list, until they are named. */
export async function addHeads(db: Db, wedding: Wedding, { event_id, ...more }: HeadsThought, act: string): Promise<void> {
  const unnamed = (['adult', 'child', 'infant'] as const).flatMap((age_group) =>
    Array.from({ length: Math.max(0, more[classes[age_group]]) }, () => ({
      firstname: t('what_if.unnamed'),
      lastname: '',
      email: '',
      age_group,
      plus_one_allowed: false,
    })),
  )
  if (unnamed.length === 0) return
  const coming = { wedding_events: [event_id], relationship: '', side: 'both', status: 2, act }
  await insertLines(db, wedding, { lines: [{ guests: unnamed }], ...coming })
}

/**
 * So many fewer come, whoever it is: the counters alone, since nobody is named, and only to be weighed. Whom somebody named is
 * a guest before a companion, who drinks before who doesn't, and an infant without a meal before one with. They can't come.
 */
export async function takeHeads(db: Db, { user_id }: Wedding, { event_id, ...more }: HeadsThought): Promise<boolean> {
  const less = (n: number) => sql`${Math.max(0, -n)}::integer`
  const [a, c, i] = [less(more.adults), less(more.children), less(more.infants)]
  if (Math.min(more.adults, more.children, more.infants) >= 0) return true
  const { rows } = await sql`
    with fewer as (
      select user_id, event_id, least(${a}, guests - children - infants) + ${c} + ${i} as guests, ${a} + ${c} + ${i} as heads,
        ${c} as children, ${i} as infants, least(drinkers, ${a}) as drinkers, ${a} + ${c} + greatest(0, ${i} - (heads - eaters)) as eaters
      from guest_event_counts where user_id = ${user_id} and event_id = ${event_id} and status = 2
      and heads - children - infants >= ${a} and children >= ${c} and infants >= ${i}
    ),
    taken as (
      update guest_event_counts kept set guests = kept.guests - fewer.guests, heads = kept.heads - fewer.heads,
        children = kept.children - fewer.children, infants = kept.infants - fewer.infants,
        drinkers = kept.drinkers - fewer.drinkers, eaters = kept.eaters - fewer.eaters
      from fewer where (kept.user_id, kept.event_id, kept.status) = (fewer.user_id, fewer.event_id, 2)
    )
    insert into guest_event_counts as kept (user_id, event_id, status, guests, heads, children, infants, drinkers, eaters)
    select user_id, event_id, 3, guests, heads, children, infants, drinkers, eaters from fewer
    on conflict (user_id, event_id, status) do update set guests = kept.guests + excluded.guests, heads = kept.heads + excluded.heads,
      children = kept.children + excluded.children, infants = kept.infants + excluded.infants,
      drinkers = kept.drinkers + excluded.drinkers, eaters = kept.eaters + excluded.eaters
    returning status`.execute(db)
  return rows.length > 0
}
