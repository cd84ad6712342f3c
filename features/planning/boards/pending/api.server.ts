import { randomUUID } from 'node:crypto'
import type { Db } from '#db/db.ts'
import { cookieIn } from '#web/client/consent.ts'
import { homeWedding } from '#server/policy.ts'
import type { Session } from '#server/session.ts'
import { addItem, findContent } from '../item-rows.server.ts'
import { findBoards, loved } from '../rows.server.ts'

const name = 'pending-item'
/** Says that a couple at the beginning came for the boards. */
const flag = 'onboarding'
const anHour = 3_600

/** What a visitor wanted to save waits in their browser until they have signed in. */
export function rememberedItem(publicUrl: string, id: number | undefined): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${id ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${id === undefined ? 0 : anHour}${secure}`
}

export interface Waited {
  cookies: string[]
  /** Of a picture of the magazine, for which one chooses a board. */
  asks?: number
}

/** Saves what waited for the sign-in, once: its cookie goes with the answer, and a second one finds it there. */
export async function savePending(db: Db, session: Session, cookies: string, publicUrl: string): Promise<Waited | undefined> {
  const waiting = cookieIn(cookies, name)
  if (waiting === undefined) return undefined
  const over = rememberedItem(publicUrl, undefined)
  const found = /^[1-9]\d{0,14}$/.test(waiting) ? await findContent(db, { id: Number(waiting) }) : undefined
  if (!found || session.impersonator) return { cookies: [over] }
  const wedding = await homeWedding(db, session)
  const [board] = await findBoards(db, wedding, { slug: loved })
  if (board) await addItem(db, wedding, found, [board.id], randomUUID())
  const flagged = `${flag}=board; Path=/; SameSite=Lax; Max-Age=${anHour}`
  return { cookies: [over, flagged], ...(found.content_type === 'wedding-inspiration' && { asks: found.content_id }) }
}
