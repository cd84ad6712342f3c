import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as z from 'zod'
import { type Db, inTransaction } from '#db/db.ts'
import { calledName, isOnlyCounted } from '#features/guests/list/greeting.ts'
import { replyStatuses } from '#features/guests/list/reply-status.ts'
import type { Task } from '#server/jobs.ts'
import { t } from '#web/text/text.ts'
import { insertConfirmation, findAnswers, type GivenAnswer, findWriter } from './rows.server.ts'
import { hasRoom, post } from '../jobs.server.ts'
import { listed } from '#web/listed.ts'
import { findParty, recordHanded } from '../outgoing-rows.server.ts'

/** A change of mind within this time and its first answer are one letter. */
const gatherSeconds = 180

/**
 * To be called in the transaction of an answer that a guest gave: a while after the last one the household is told what
 * was noted.
 */
export async function confirmSoon(db: Db, { user_id, guest_id }: { user_id: number; guest_id: number }): Promise<void> {
  const payload = JSON.stringify({ user_id, guest_id, cause: randomUUID() })
  await sql`
    select graphile_worker.add_job('confirm_answer', ${payload}::json, run_at => now() + make_interval(secs => ${gatherSeconds}),
      job_key => 'confirm:' || user_id || ':' || coalesce(household_id, -id))
    from guests where user_id = ${user_id} and id = ${guest_id}`.execute(db)
}

/** The task confirm_answer: writes to who answered, or to whoever of the household can be written to. */
export function confirmAnswer({ db, publicUrl }: { db: Db; publicUrl: string }): Task {
  return async (payload) => {
    const { user_id, guest_id, cause } = ConfirmJob.parse(payload)
    await inTransaction(db, async (db) => {
      const writer = await findWriter(db, user_id)
      const party = writer && (await findParty(db, user_id, guest_id, 'confirmation'))
      if (!writer || !party || party.guest_id === null) return
      const answers = await findAnswers(db, user_id, party.guest_ids)
      const isWanted = answers.length > 0 && (await hasRoom(db, user_id, party.email))
      const letter = isWanted && (await insertConfirmation(db, user_id, party.party, cause))
      if (!letter) return
      const told = { kind: 'confirmation', ...writer, subject: '', words: '', answers: answersIn(answers) } as const
      const posted = await post({ db, publicUrl }, user_id, { ...party, guest_id: party.guest_id }, told)
      await recordHanded(db, user_id, { id: letter, guest_id: party.guest_id, ...posted })
    })
  }
}

const ConfirmJob = z.object({ user_id: z.int(), guest_id: z.int(), cause: z.uuid() })

const answerWords: Record<number, string> = replyStatuses

/** For each event who comes and who doesn't, then what they eat. */
function answersIn(answers: readonly GivenAnswer[]): Map<number, string[]> {
  const byEvent = Map.groupBy(answers, ({ event_id }) => event_id)
  return new Map([...byEvent].map(([event, given]) => [event, [...statusLines(given), ...mealLines(given)]]))
}

function statusLines(given: readonly GivenAnswer[]): string[] {
  const byStatus = Map.groupBy(given, ({ status }) => status)
  return [...byStatus].map(([status, guests]) =>
    t('guest_letter.answer', { answer: (answerWords[status] ?? '').toLowerCase(), names: listed(counted(guests)) }),
  )
}

/** Who has a name by it, the others as a number. */
function counted(guests: readonly GivenAnswer[]): string[] {
  const [named, others] = [guests.filter((guest) => !isOnlyCounted(guest)), guests.filter(isOnlyCounted)]
  const n = others.reduce((sum, { status, plus_one_count }) => sum + 1 + (status === 2 ? plus_one_count : 0), 0)
  if (n === 0) return named.map(withPlus)
  return [...named.map(withPlus), named.length > 0 ? t('guest_letter.more', { n }) : t('guest_letter.of_you', { n })]
}

function withPlus(guest: GivenAnswer): string {
  const name = calledName(guest)
  return guest.status === 2 && guest.plus_one_count > 0 ? t('guest_letter.plus', { name, n: guest.plus_one_count }) : name
}

function mealLines(given: readonly GivenAnswer[]): string[] {
  const dinners = given.filter(({ status }) => status === 2).flatMap(dinnersOf)
  const named = dinners.filter(({ name }) => name !== undefined)
  const others = Map.groupBy(
    dinners.filter(({ name }) => name === undefined),
    ({ meal }) => meal,
  )
  return [
    ...named.map(({ name, meal }) => t('guest_letter.meal', { name: name!, meal })),
    ...[...others].map(([meal, { length: n }]) => t(named.length > 0 ? 'guest_letter.meal_more' : 'guest_letter.meal_of_you', { n, meal })),
  ]
}

/** What each head eats that said so: the guest, then whom they bring, by a name or as who comes with them. */
function dinnersOf(guest: GivenAnswer): { name: string | undefined; meal: string }[] {
  const name = isOnlyCounted(guest) ? undefined : calledName(guest)
  const companion = name === undefined ? undefined : t('guest_letter.companion', { name })
  const others = guest.plus_one_meals.map((meal, nth) => ({ name: guest.plus_one_names[nth] || companion, meal }))
  return [{ name, meal: guest.meal }, ...others].filter(({ meal }) => meal !== '')
}
