import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'

/** What the couple says of their wedding, and how many guests have no address. */
export function findFacts(db: Db, { user_id }: Wedding) {
  return db
    .selectFrom('users')
    .where('users.id', '=', user_id)
    .select((eb) => [
      'firstname',
      'other_firstname',
      'wedding_date as date',
      'wedding_month',
      'date_undecided',
      'wedding_place as place',
      'time_zone',
      eb
        .selectFrom('guests')
        .where('guests.user_id', '=', user_id)
        .where((eb) => eb.or([eb('address_line1', '=', ''), eb('city', '=', '')]))
        .select((eb) => eb.fn.countAll<number>().as('guests'))
        .as('without_address'),
    ])
    .executeTakeFirst()
}
