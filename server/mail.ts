import { sql } from 'kysely'
import * as z from 'zod'
import { type Db, inTransaction } from '#db/db.ts'
import type { Task } from './jobs.ts'
import { unlinked } from './letter.ts'
import type { Deliver } from './mail-transport.ts'

export interface Mail {
  /** Whom it concerns, where that is one of our people. */
  user_id?: number
  to: string
  subject: string
  text: string
  html: string
  /** In whose name it comes, where that is not the product's own. */
  from_name?: string
  /** Where an answer goes. */
  reply_to?: string
  /** A page with a button that asks for no more such letters; a mail program may press it by itself (RFC 8058). */
  leave_url?: string
  /** Somebody wrote and sent it, so that it doesn't count as a machine's. */
  by_hand?: boolean
}

/** Puts a letter in the outbox, in the transaction at hand; it leaves after the commit, or never was. Answers its id. */
export async function queueMail(db: Db, { user_id, to, subject, text, html, ...head }: Mail): Promise<number> {
  const { from_name = '', reply_to = null, leave_url = null, by_hand = false } = head
  const { rows } = await sql<{ id: number }>`
    with mail as (
      insert into mails (user_id, to_address, subject, text, html, from_name, reply_to, leave_url, is_automatic)
      values (${user_id ?? null}, ${to}, ${oneLine(subject)}, ${text}, ${html}, ${senderName(from_name)}, ${reply_to}, ${leave_url}, ${!by_hand})
      returning id
    )
    select id, graphile_worker.add_job('send_mail', json_build_object('id', id), job_key => 'mail:' || id) from mail
  `.execute(db)
  return rows[0]!.id
}

interface Delivery {
  db: Db
  deliver: Deliver
  /** After so many failures, some 16 hours, the letter is given up and stays in the list of the dead. */
  tries?: number
}

/**
 * The task send_mail: delivers a letter once, as far as SMTP allows. Who crashes between the server's yes and the commit
 * sends it again, with the same Message-ID.
 */
export function sendMail({ db, deliver, tries = 12 }: Delivery): Task {
  return async (payload, stopping) => {
    const { id } = MailJob.parse(payload)
    const failure = await inTransaction(db, async (db) => {
      const mail = await claim(db, id)
      if (!mail) return undefined
      const { where, error } = await deliver(mail, stopping).then(delivered, failed)
      if (where) return void (await recordDelivered(db, id, where))
      const isLast = mail.attempts + 1 >= tries || isRefusedForGood(error)
      await recordFailure(db, id, error instanceof Error ? error.message : String(error), isLast)
      return isLast ? undefined : error
    })
    if (failure) throw failure
  }
}

const delivered = (where: 'kept' | 'sent') => ({ where, error: undefined })
const failed = (error: unknown) => ({ where: undefined, error })

const MailJob = z.object({ id: z.int() })

/** Whoever holds the letter is sending it: this attempt fails, and the next will know what became of it. */
function claim(db: Db, id: number) {
  return db
    .selectFrom('mails')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .select(['to_address', 'subject', 'text', 'html', 'message_id', 'created_at', 'attempts'])
    .select(['from_name', 'reply_to', 'leave_url', 'is_automatic'])
    .forUpdate()
    .noWait()
    .executeTakeFirst()
}

/** Words that left the house are not kept: they may hold links that open something. */
async function recordDelivered(db: Db, id: number, where: 'kept' | 'sent'): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      sent_at: sql`now()`,
      attempts: sql`attempts + 1`,
      last_error: null,
      ...(where === 'sent' && { text: '', html: '', leave_url: null }),
    })
    .where('id', '=', id)
    .execute()
}

async function recordFailure(db: Db, id: number, last_error: string, isLast: boolean): Promise<void> {
  await db
    .updateTable('mails')
    .set({ attempts: sql`attempts + 1`, last_error: last_error.slice(0, 500), ...(isLast && { dead_at: sql`now()` }) })
    .where('id', '=', id)
    .execute()
}

/** The server knows no such mailbox, and won't tomorrow. */
function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return code === 'EENVELOPE' && responseCode >= 500
}

/** A subject is one header; a line break in it would start another, a turn of direction show it backwards, an encoded word be decoded. */
function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()
}

/** As people see who wrote: a line of sensible length that can't pass for an address. */
function senderName(text: string): string {
  return [...unlinked(oneLine(text))].slice(0, 80).join('').trim()
}
