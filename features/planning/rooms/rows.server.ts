import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { namesOf } from '#features/shapes.ts'
import { columnsOf, rowsOf } from '#features/thing.server.ts'
import { todayIn } from '#features/account/sign-in/today.ts'
import { type RoomBlock, roomBlockFields } from './contract.ts'
import { roomBlock } from './things.server.ts'

const columns = namesOf(roomBlockFields)

export const roomRows = rowsOf<RoomBlock>(roomBlock, columns)

/** Those whose last day comes first stand first; what has none comes last. */
export async function findRooms(db: Db, wedding: Wedding, event_id: number | undefined): Promise<RoomBlock[]> {
  const { rows } = await sql<RoomBlock>`
    select ${columnsOf(columns)} from room_blocks where user_id = ${wedding.user_id} and ${roomRows.reach(wedding)}
    and ${event_id === undefined ? sql`true` : sql`event_id = ${event_id}`} order by cutoff nulls last, lower(hotel), id`.execute(db)
  return rows
}

export async function findToday(db: Db, { user_id }: Wedding): Promise<string> {
  const row = await db.selectFrom('users').where('id', '=', user_id).select('time_zone').executeTakeFirst()
  return todayIn(row?.time_zone ?? 'UTC')
}
