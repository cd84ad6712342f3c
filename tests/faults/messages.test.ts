import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { reading } from './audit.ts'
import { figures } from './figures.ts'
import { at, demoPerson, newPair, type Pair } from './pair.ts'
import type { Client } from '#tests/client.ts'

const each = 100
const atOnce = 5
const kills = 3

// UI-092
test('200 messages from both sides at once, each process killed 3 times meanwhile: none is lost, none stands there twice', async () => {
  const pair = await newPair()
  onTestFinished(pair.remove)
  const { both } = pair
  const [june, fern] = [await demoPerson(both[0], 'june'), await demoPerson(both[1], 'fern')]
  const { body } = await june.get('/conversations?side=couple&q=Fern')
  const path = `/conversations/${body.data[0].id}/messages`
  const left = { june: namesOf('june'), fern: namesOf('fern') }
  const sent = [...left.june, ...left.fern]
  let again = 0
  const write = async (client: () => Client, waiting: string[]) => {
    for (let words = waiting.shift(); words; words = waiting.shift())
      while (!(await isTaken(client(), path, words))) {
        again++
        await sleep(50)
      }
  }
  // As a browser behind both of them, each try goes to whichever is next.
  let turn = 0
  const lanes = (who: { token: string }, waiting: string[]) =>
    Array.from({ length: atOnce }, () => write(() => at(both[turn++ % 2]!, who), waiting))
  await Promise.all([...lanes(june, left.june), ...lanes(fern, left.fern), killing(pair, left)])

  const written = await reading(pair.product.postgres.url(), (db) =>
    sql<{ words: string }>`select words from messages where words = any(${sent}::text[])`.execute(db),
  )
  figures('messages over kills', { messages: sent.length, kills: 2 * kills, sent_again: again, written: written.rows.length })
  expect(again).toBeGreaterThan(0)
  expect(written.rows.map(({ words }) => words).toSorted()).toEqual(sent.toSorted())
})

function namesOf(who: string): string[] {
  return Array.from({ length: each }, (_, nth) => `${who} ${nth} ${randomUUID()}`)
}

/** Under a name of its own, as a browser sends what got no answer. */
async function isTaken(client: Client, path: string, words: string): Promise<boolean> {
  const answer = await client.post(path, { words, client_id: words.split(' ').at(-1) }).catch(() => undefined)
  if (answer && ![200, 429, 503].includes(answer.status)) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer?.status === 200
}

/** One after the other while there is something to send, each at another third of it. */
async function killing({ both }: Pair, left: { june: string[]; fern: string[] }): Promise<void> {
  for (let done = 0; done < 2 * kills; done++) {
    const most = 2 * each * (1 - (done + 1) / (2 * kills + 2))
    while (left.june.length + left.fern.length > most) await sleep(2)
    const killed = both[done % 2]!
    await killed.stop('SIGKILL')
    await killed.start()
  }
}
