// One chance: writes

import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDb } from '#db/db.ts'
import { copyTemplate } from '#tests/postgres.ts'
import { startSmtp } from '#tests/smtp.ts'
import { sendMail } from './mail.ts'
import { mailTransport } from './mail-transport.ts'

const db = openDb(await copyTemplate(), { max: 4 })
const sender = { mail_from: 'Posy <hello@posy.example>', public_url: 'https://posy.example' }
const onward = new AbortController().signal

afterAll(() => db.destroy())

test('two workers that take the same letter send it once', async () => {
  const refused = Promise.withResolvers<undefined>()
  const server = await startSmtp(() => refused.promise)
  const send = sendMail({ db, deliver: mailTransport({ ...sender, smtp_url: server.url }) })
  const id = await queueWithoutJob('once@example.com')
  const sending = [send({ id }, onward), send({ id }, onward)]
  for (const one of sending) one.catch(() => refused.resolve(undefined))
  const results = await Promise.allSettled(sending)
  await send({ id }, onward)
  await server.close()
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(server.accepted).toHaveLength(1)
})

test('a crash between the yes of the mail server and ours repeats the letter under the same Message-ID', async () => {
  const server = await startSmtp(async (_, count) => {
    if (count === 1) await cutTransactions()
    return undefined
  })
  const send = sendMail({ db, deliver: mailTransport({ ...sender, smtp_url: server.url }) })
  const id = await queueWithoutJob('twice@example.com')
  await expect(send({ id }, onward)).rejects.toThrow()
  await send({ id }, onward)
  await server.close()
  const ids = server.accepted.map((message) => /^Message-ID: (.+)$/m.exec(message)![1])
  expect(ids).toEqual([ids[0], ids[0]])
})

test('a mail server that says nothing does not hold a worker for ever', async () => {
  const server = await startSmtp(() => sleep(60_000, undefined, { ref: false }).then(() => undefined))
  const send = sendMail({ db, deliver: mailTransport({ ...sender, smtp_url: server.url }) })
  const id = await queueWithoutJob('silent@example.com')
  await expect(send({ id }, onward)).rejects.toThrow('Timeout')
  await server.close()
})

test('a shutdown does not wait for a mail server that says nothing, and the letter is tried again', async () => {
  const stopping = new AbortController()
  const server = await startSmtp(() => {
    stopping.abort()
    return sleep(60_000, undefined, { ref: false }).then(() => undefined)
  })
  const id = await queueWithoutJob('shutdown@example.com')
  const sending = sendMail({ db, deliver: mailTransport({ ...sender, smtp_url: server.url }) })({ id }, stopping.signal)
  await expect(sending).rejects.toThrow('aborted')
  const mail = await db.selectFrom('mails').where('id', '=', id).selectAll().executeTakeFirst()
  expect(mail).toMatchObject({ sent_at: null, dead_at: null, attempts: 1 })
})

async function queueWithoutJob(to_address: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into mails (to_address, subject, text, html) values (${to_address}, 'Hi', 'Hi', 'Hi') returning id`.execute(db)
  return rows[0]!.id
}

function cutTransactions() {
  return sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`.execute(db)
}
