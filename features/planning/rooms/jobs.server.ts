import { type Db, inTransaction } from '#db/db.ts'
import { tellOf } from '#features/notices/panel/new-rows.server.ts'
import { findPayers } from '../budget/payments/reminder-rows.server.ts'
import { standingOf } from './nights.ts'
import { findToTell, forgetRoomReminders, takeRoomReminders } from './reminder-rows.server.ts'
import { roomsPath } from './rooms-search.ts'

/** The task remind_rooms: tells the couple sixty, thirty and fourteen days before a hotel's last day what nobody has taken. */
export async function remindRooms(db: Db, now = new Date()): Promise<void> {
  for (const user_id of await findToTell(db, now))
    await inTransaction(db, async (db) => {
      const blocks = await takeRoomReminders(db, user_id, now)
      const user_ids = blocks.length === 0 ? [] : await findPayers(db, user_id)
      for (const block of blocks) {
        const { open, owed } = standingOf(block)
        const amount = owed === null || owed === 0 ? {} : { amount: owed }
        await tellOf(db, {
          user_ids,
          kind: 'rooms_due',
          params: { name: block.hotel, days: block.left, nights: open, ...amount, url: roomsPath },
        })
      }
    })
  await forgetRoomReminders(db, now)
}
