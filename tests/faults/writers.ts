import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, type Client, clientAt } from '#tests/client.ts'

export interface Couple extends Client {
  email: string
  token: string
  event: number
}

/** What the server promised to have kept. */
export interface Promised {
  /** The id that each name got; every name is used for one create. */
  guests: Map<string, number>
  /** The last answer of each guest. */
  replies: Map<number, { status: number; plus_one_count: number }>
}

export type Writers = Awaited<ReturnType<typeof startWriters>>

/** Couples with one event each. */
export function newCouples(origin: string, count: number): Promise<Couple[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => newCouple(origin, `couple${index}.${randomUUID()}@example.com`)))
}

/**
 * Sixteen devices, two a couple, that add guests and set answers as fast as they are answered. What got no answer, or
 * 503, is sent again under the same key until it is answered: nobody knows whether it happened.
 */
export async function startWriters(origin: string, { withKeys = true } = {}) {
  const couples = await newCouples(origin, 8)
  const promised: Promised = { guests: new Map(), replies: new Map() }
  const calls: { sent: number; answered: number }[] = []
  const seen = { acknowledged: 0, away: 0, dropped: 0, slowed: 0, unexpected: [] as string[] }
  let isStopping = false
  const ended = Promise.all([...couples, ...couples].map(write))
  return { couples, promised, seen, firstAnswerAfter, stop }

  async function write(couple: Couple): Promise<void> {
    let earlier: number | undefined
    for (let turn = 0; !isStopping; turn++) {
      const name = `Guest ${randomUUID()}`
      const added = await answered(() => couple.post('/guests', { firstname: name }, withKeys ? { 'idempotency-key': name } : {}))
      if (!added) continue
      const { id } = added.body.data
      promised.guests.set(name, id)
      await reply(couple, id, turn)
      if (earlier && turn % 2) await reply(couple, earlier, turn + 1)
      earlier = id
    }
  }

  async function reply({ put, event }: Couple, id: number, turn: number): Promise<void> {
    const given = { status: turn % 5, plus_one_count: turn % 3 }
    if (await answered(() => put(`/guests/${id}/guest_wedding_events/${event}/status`, given))) promised.replies.set(id, given)
  }

  async function answered(send: () => Promise<Answer>): Promise<Answer | undefined> {
    for (;;) {
      const sent = performance.now()
      const answer = await send().catch(() => undefined)
      if (answer?.status === 200 || answer?.status === 201) {
        seen.acknowledged++
        calls.push({ sent, answered: performance.now() })
        return answer
      }
      if (!answer) seen.dropped++
      else if (answer.status === 503) seen.away++
      else if (answer.status === 429) seen.slowed++
      else return void seen.unexpected.push(`${answer.status} ${JSON.stringify(answer.body)}`)
      await sleep(answer?.status === 429 ? 500 : 100 * Math.random())
    }
  }

  /** Milliseconds from that moment until a write sent after it was acknowledged. */
  async function firstAnswerAfter(moment: number): Promise<number> {
    for (;;) {
      const first = calls.find(({ sent }) => sent > moment)
      if (first) return first.answered - moment
      await sleep(5)
    }
  }

  async function stop(): Promise<void> {
    isStopping = true
    await ended
  }
}

async function newCouple(origin: string, email: string): Promise<Couple> {
  const { body } = await clientAt(origin).post('/auth/register', {
    email,
    password: 'a long enough password',
    firstname: 'Ada',
    lastname: 'Fault',
  })
  const client = clientAt(origin, { authorization: `Bearer ${body.access_token}` })
  const event = await client.post('/guest_wedding_events', { name: 'Ceremony', taxonomy_event_id: 1 })
  return { ...client, email, token: body.access_token, event: event.body.data.id }
}
