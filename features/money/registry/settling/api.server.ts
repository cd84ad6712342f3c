import { type Db, inTransaction } from '#db/db.ts'
import { todayIn } from '#features/account/sign-in/today.ts'
import { findCouple } from '#features/guests/addresses/rows.server.ts'
import { tellOf } from '#features/notices/panel/new-rows.server.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { queueMail } from '#server/mail.ts'
import type { GiftStanding } from '#server/payments/gift-look.ts'
import type { Gifts } from '#server/payments/gifts.ts'
import { registryToolPath } from '../registry-path.ts'
import { givenLetter } from './mail.server.ts'
import * as rows from './rows.server.ts'

interface Tools {
  db: Db
  gifts: Gifts
  publicUrl: string
}

interface Options {
  /** What it is when the provider knows nothing of it: in words for whoever wanted to give. Without these it stays as it is. */
  ifNone?: string
}

const rounds = 5

/** Asks the provider how a gift stands, and writes that down. What somebody else wrote meanwhile may be newer, and then it is asked again. */
export async function settleGift({ db, gifts, publicUrl }: Tools, id: number, { ifNone }: Options = {}): Promise<GiftStanding | undefined> {
  for (let round = 0; round < rounds; round++) {
    const seen = await rows.findForSettling(db, id)
    if (!seen) return undefined
    const standing = await gifts.look(seen)
    const { state } = standing
    const isWritten = await inTransaction(db, async (db) => {
      const held = await rows.hold(db, seen)
      if (!held) return false
      const isAbandoned = ifNone !== undefined && held.status === 'begun'
      if (state !== 'none') await write({ db, publicUrl }, held, { ...standing, state })
      else if (isAbandoned) await rows.writeStanding(db, id, { ...standing, state: 'refused', error: ifNone })
      return true
    })
    if (isWritten) return standing
  }
  throw new Error('A gift is settled by too many at once')
}

type Known = GiftStanding & { state: Exclude<GiftStanding['state'], 'none'> }

async function write({ db, publicUrl }: Pick<Tools, 'db' | 'publicUrl'>, held: rows.Held, standing: Known): Promise<void> {
  const { id, user_id, gift_id, from_name: name, amount, status } = held
  // A payment is never unmade: what went back is counted beside it.
  if (status === 'paid' && standing.state !== 'paid') return
  await rows.writeStanding(db, id, standing)
  if (standing.state !== 'paid') return
  if (gift_id !== null) return rows.changeGift(db, held)
  const { time_zone, identifier, ...couple } = await rows.findFrame(db, user_id)
  // A full list takes it later; the money is theirs now, and of that they hear once.
  const added = await rows.insertGift(db, held, todayIn(time_zone))
  if (status === 'paid') return
  const params = { ...(added !== undefined && { id: added }), name, amount, url: registryToolPath }
  await tellOf(db, { user_ids: await findCouple(db, user_id), kind: 'gift_arrived', params })
  await queueMail(db, givenLetter({ ...held, ...standing, couple: coupleNames(couple), identifier }, publicUrl))
}
