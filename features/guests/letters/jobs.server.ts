import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { type Db, inTransaction } from '#db/db.ts'
import { greeted } from '#features/guests/list/greeting.ts'
import { newInviteId } from '#features/guests/list/invite-id.ts'
import type { Task } from '#server/jobs.ts'
import { queueMail } from '#server/mail.ts'
import { addressKey } from '#server/password-tries.ts'
import { countTry } from '#server/rate-limit.ts'
import { hashToken, newToken } from '#server/session.ts'
import { guestLetter, type GuestLetter, inNameOf } from './mail.server.ts'
import * as rows from './outgoing-rows.server.ts'

interface Post {
  db: Db
  publicUrl: string
  /** How many letters one transaction hands over. */
  batch?: number
}

/** The task send_letters: hands the letters of a sending to the outbox, some at a time, each once. */
export function sendLetters({ db, publicUrl, batch = 25 }: Post): Task {
  return async (payload, stopping) => {
    const { user_id, id } = SendingJob.parse(payload)
    const sending = await rows.findSending(db, user_id, id)
    if (!sending) return
    const acts = { letters: randomUUID(), answers: randomUUID() }
    for (let isMore = true; isMore; ) {
      stopping.throwIfAborted() // the next process goes on from here
      isMore = await inTransaction(db, async (db) => {
        const letters = await rows.claimLetters(db, user_id, id, batch)
        const written: number[] = []
        for (const letter of letters) written.push(...(await handOver({ db, publicUrl }, { user_id, sending, letter })))
        if (written.length > 0) await rows.markGuests(db, { ...sending, user_id, guest_ids: written, acts })
        return letters.length > 0
      })
    }
  }
}

const SendingJob = z.object({ user_id: z.int(), id: z.int() })

interface Waiting {
  user_id: number
  sending: rows.SendingRow
  letter: rows.Outgoing
}

/** Answers whom the letter is to; nobody where nobody is left to write to. */
async function handOver({ db, publicUrl }: Post, { user_id, sending, letter }: Waiting): Promise<number[]> {
  const { guest_id } = letter
  if (guest_id === null || !(await hasRoom(db, user_id, letter.email))) {
    await rows.recordPassed(db, user_id, letter.id)
    return []
  }
  const posted = await post({ db, publicUrl }, user_id, { ...letter, guest_id }, sending)
  await rows.recordHanded(db, user_id, { id: letter.id, guest_id, ...posted })
  return letter.guest_ids
}

/**
 * However many households share a mailbox, nobody's list of guests is a way to fill it. Each wedding has its own share of
 * a mailbox's day, so that no stranger's letters keep another's away; all of them together have one, too.
 */
export async function hasRoom(db: Db, user_id: number, email: string): Promise<boolean> {
  const mailbox = addressKey(email)
  const shares = [
    { key: `guest-letter:${user_id}:${mailbox}`, tries: 20 },
    { key: `guest-letter:${mailbox}`, tries: 100 },
  ]
  try {
    for (const { key, tries } of shares) await countTry(db, key, { tries, seconds: 86_400 })
    return true
  } catch {
    return false
  }
}

/** Puts a letter in the outbox with the two links that are its reader's own. */
export async function post(
  { db, publicUrl }: Pick<Post, 'db' | 'publicUrl'>,
  user_id: number,
  { guest_id, email, invite_id, envelope, members, events }: rows.Outgoing & { guest_id: number },
  said: Pick<GuestLetter, 'kind' | 'couple' | 'subject' | 'words'> & { couple_email: string; answers?: GuestLetter['answers'] },
) {
  const token = newToken()
  const invite = invite_id ?? (await rows.ensureInvite(db, user_id, guest_id, newInviteId()))
  const leave_url = `${publicUrl}/letters/${token}`
  const letter = guestLetter({
    kind: said.kind,
    couple: said.couple,
    subject: said.subject,
    words: said.words,
    ...(said.answers && { answers: said.answers }),
    names: greeted(envelope, members),
    events,
    url: `${publicUrl}/guests/${invite}`,
    leave_url,
  })
  const head = { ...inNameOf(said.couple, said.couple_email), leave_url, by_hand: said.kind !== 'confirmation' }
  return { leave_hash: hashToken(token), mail_id: await queueMail(db, { to: email, ...letter, ...head }) }
}
