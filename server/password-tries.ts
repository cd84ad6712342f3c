import type { Db } from '#db/db.ts'
import { countTry, forgetTries, returnTry } from './rate-limit.ts'
import { hashToken } from './session.ts'

interface Try {
  db: Db
  email: string
  /** Where it comes from. */
  address: string
}

/** Ten tries an account in a quarter of an hour and a hundred wrong ones an hour from one place, whichever call they come by. */
export async function countPasswordTry({ db, email, address }: Try): Promise<void> {
  await countTry(db, placeKey(address), { tries: 100, seconds: 3_600 })
  await countTry(db, accountKey(email), { tries: 10, seconds: 900 })
}

/** A right password starts the account's count again and was no wrong try of its place. */
export async function forgetPasswordTries({ db, email, address }: Try): Promise<void> {
  await forgetAccountTries(db, email)
  await returnTry(db, placeKey(address))
}

/** After a reset the owner may sign in at once, however often others tried. */
export async function forgetAccountTries(db: Db, email: string): Promise<void> {
  await forgetTries(db, accountKey(email))
}

function placeKey(address: string): string {
  return `password-from:${address}`
}

/** The table of limits names nobody. */
function accountKey(email: string): string {
  return `password:${addressKey(email)}`
}

/** Of an address of mail that may be nobody's, in any spelling. */
export function addressKey(email: string): string {
  return hashToken(email.toLowerCase()).toString('base64url')
}
