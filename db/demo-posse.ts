import type { Db } from './db.ts'
import { demoBegan } from './demo-household.ts'

interface Posse {
  theo: number
  mother: number
  ines: number
  events: ReadonlyMap<string, number>
}

/** Theo plans everything with June; her mother keeps the guest list of the supper. A friend was invited, and another asks to help. */
export async function insertPosse(db: Db, user_id: number, { theo, mother, ines, events }: Posse): Promise<void> {
  const accepted = { user_id, accepted_at: demoBegan, created_at: demoBegan }
  const [, helping, invited] = await db
    .insertInto('user_posses')
    .values([
      { ...accepted, member_id: theo, email: 'theo@posy.example', role: 'partner' },
      { ...accepted, member_id: mother, email: 'adaeze@posy.example', role: 'helper' },
      { user_id, email: 'simone@grant.example' },
      { user_id, member_id: ines, direction: 'request' },
    ])
    .returning('id')
    .execute()
  const share = (posse_id: number, event: string, permissions: number[]) => ({
    user_id,
    posse_id,
    event_id: events.get(event)!,
    permissions,
  })
  await db
    .insertInto('user_posse_events')
    .values([
      share(helping!.id, 'Rehearsal supper', [2]),
      share(invited!.id, 'Rehearsal supper', [2]),
      share(invited!.id, 'The wedding', [2, 5]),
    ])
    .execute()
}
