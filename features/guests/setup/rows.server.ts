import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { lines } from '#features/lines.server.ts'
import type { Wedding } from '#db/wedding.ts'
import type { SetupTool, setupMoments } from './contract.ts'

/** When the tool was set up: now, unless that was long ago. */
export async function finishSetup(db: Db, wedding: Wedding, moment: (typeof setupMoments)[SetupTool]): Promise<string> {
  const column = sql.ref(moment)
  const { rows } = await sql<{ set_up_at: string }>`
    with earlier as (select id, ${column} as set_up_at from users where id = ${wedding.user_id} for update),
    finished as (
      update users set ${column} = coalesce(earlier.set_up_at, now())
      from earlier where users.id = earlier.id
      returning users.id, users.${column} as set_up_at, earlier.set_up_at is null as is_new
    ),
    new as (select id, set_up_at from finished where is_new),
    told as ${lines(wedding, { what: 'user.setup', of: 'new', after: sql`jsonb_build_object(${sql.lit(moment)}, new.set_up_at)` })}
    select set_up_at from finished`.execute(db)
  return rows[0]!.set_up_at
}
