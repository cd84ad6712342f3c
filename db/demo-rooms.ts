import type { Db } from './db.ts'
import { demoBegan } from './demo-household.ts'

/** Where June and Theo's guests sleep. */
const demoRooms = [
  {
    hotel: 'The Mill House Inn',
    kind: 'contracted',
    rooms: 20,
    nights: 2,
    first_night: '2027-06-25',
    rate: 180_00,
    promised: 80,
    taken: 24,
    cutoff: '2027-05-14',
    code: 'JUNE & THEO',
    note: 'Peter knows the owner. A crib and two rooms without steps are ours.',
  },
  {
    hotel: 'Sleepy Hollow Motel',
    kind: 'courtesy',
    rooms: 12,
    nights: 2,
    first_night: '2027-06-25',
    rate: 119_00,
    taken: 7,
    cutoff: '2027-05-26',
    note: 'For whoever wants it simple. Ten minutes by car, and the bus stops there at one in the morning.',
  },
] as const

export async function insertRooms(db: Db, user_id: number, event_id: number): Promise<void> {
  await db
    .insertInto('room_blocks')
    .values(demoRooms.map((block) => ({ user_id, event_id, created_at: demoBegan, ...block })))
    .execute()
}
