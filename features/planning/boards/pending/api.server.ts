import { randomUUID } from 'node:crypto'
import type { Db } from '#db/db.ts'
import { cookieIn } from '#web/client/consent.ts'
import { homeWedding } from '#server/policy.ts'
import type { Session } from '#server/session.ts'
import { takeOffered } from '#features/planning/checklist/taking/api.server.ts'
import { addItem, findContent } from '../item-rows.server.ts'
import { findBoards, loved } from '../rows.server.ts'

const name = 'pending-item'
/** Says that a couple at the beginning came for the boards. */
const flag = 'onboarding'
const anHour = 3_600

/** What a visitor wanted to save, or a task of its text, waits in their browser until they have signed in. */
export function rememberedItem(publicUrl: string, item: { id: number; task?: number | undefined } | undefined): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  const value = item ? [item.id, item.task].filter((part) => part !== undefined).join('.') : ''
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${item ? anHour : 0}${secure}`
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
  const [, id, nth] = /^([1-9]\d{0,14})(?:\.(\d{1,3}))?$/.exec(waiting) ?? []
  const found = id ? await findContent(db, { id: Number(id) }) : undefined
  if (!found || session.impersonator) return { cookies: [over] }
  const wedding = await homeWedding(db, session)
  if (nth !== undefined) {
    await takeOffered(db, wedding, { id: found.content_id, nth: Number(nth) })
    return { cookies: [over] }
  }
  const [board] = await findBoards(db, wedding, { slug: loved })
  if (board) await addItem(db, wedding, found, [board.id], randomUUID())
  const flagged = `${flag}=board; Path=/; SameSite=Lax; Max-Age=${anHour}`
  return { cookies: [over, flagged], ...(found.content_type === 'wedding-inspiration' && { asks: found.content_id }) }
}
