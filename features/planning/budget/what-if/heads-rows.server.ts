import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { insertGuest } from '#features/guests/list/new-guest-rows.server.ts'
import { t } from '#web/text/text.ts'
import type { HeadsThought } from './contract.ts'

const classes = { adult: 'adults', child: 'children', infant: 'infants' } as const

/** So many guests whom nobody has named yet come to an event: on its list, until they are named. */
export async function addHeads(db: Db, wedding: Wedding, { event_id, ...more }: HeadsThought, act: string): Promise<void> {
  for (const age_group of ['adult', 'child', 'infant'] as const)
    for (let left = more[classes[age_group]]; left > 0; left--)
      await insertGuest(db, wedding, { firstname: t('what_if.unnamed'), age_group }, [{ id: event_id, status: 2 }], act)
}

/**
 * So many fewer come, whoever it is: the counters alone, since nobody is named, and only to be weighed. Whom somebody named is
 * a guest before a companion, who drinks before who doesn't, and an infant without a meal before one with.
 */
export async function takeHeads(db: Db, { user_id }: Wedding, { event_id, ...more }: HeadsThought): Promise<boolean> {
  const [a, c, i] = [more.adults, more.children, more.infants].map((n) => Math.max(0, -n))
  if (a === 0 && c === 0 && i === 0) return true
  const { numUpdatedRows } = await db
    .updateTable('guest_event_counts')
    .where('user_id', '=', user_id)
    .where('event_id', '=', event_id)
    .where('status', '=', 2)
    .where(sql<boolean>`heads - children - infants >= ${a}::integer and children >= ${c}::integer and infants >= ${i}::integer`)
    .set({
      guests: sql`guests - least(${a}::integer, guests - children - infants) - ${c}::integer - ${i}::integer`,
      heads: sql`heads - ${a}::integer - ${c}::integer - ${i}::integer`,
      children: sql`children - ${c}::integer`,
      infants: sql`infants - ${i}::integer`,
      drinkers: sql`drinkers - least(drinkers, ${a}::integer)`,
      eaters: sql`eaters - ${a}::integer - ${c}::integer - greatest(0, ${i}::integer - (heads - eaters))`,
    })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
