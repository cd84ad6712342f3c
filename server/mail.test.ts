// One chance: writes

import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from '#db/db.ts'
import { copyTemplate } from '#tests/postgres.ts'
import { refusal, startSmtp } from '#tests/smtp.ts'
import { soon } from '#tests/soon.ts'
import { devMail } from './dev-mail.ts'
import { type Jobs, startJobs, type Task } from './jobs.ts'
import { letter } from './letter.ts'
import { openLog } from './log.ts'
import { queueMail, sendMail } from './mail.ts'
import { mailTransport } from './mail-transport.ts'

const url = await copyTemplate()
const db = openDb(url, { max: 4 })
const log = openLog('silent')
const sender = { mail_from: 'Posy <hello@posy.example>', public_url: 'https://posy.example' }

let kept: Jobs
beforeAll(async () => {
  const send_mail = sendMail({ db, deliver: mailTransport({ ...sender, smtp_url: undefined }) })
  kept = await startJobs({ url, log, poll: 50, tasks: { send_mail } })
})
afterAll(async () => {
  await kept.stop()
  await db.destroy()
})

const words = { text: 'Open https://posy.example/confirm?token=secret', html: '<p>Open</p>' }

test('a letter leaves with the change that caused it, or not at all', async () => {
  const change = db.transaction().execute(async (db) => {
    await queueMail(db, { to: 'rolled-back@example.com', subject: 'Never', ...words })
    throw new Error('no')
  })
  await expect(change).rejects.toThrow('no')
  await queueMail(db, { to: 'nora@example.com', subject: 'Hello', ...words })

  await soon(async () => expect(await stateOf('nora@example.com')).toMatchObject({ is_sent: true, text: words.text }))
  expect(await stateOf('rolled-back@example.com')).toBeUndefined()
})

test('nobody can write a header or a second recipient into a letter', async () => {
  await queueMail(db, { to: 'lines@example.com', subject: 'Hi\r\nBcc: all@example.com\u0000', ...words })
  expect(await stateOf('lines@example.com')).toMatchObject({ subject: 'Hi Bcc: all@example.com' })
  for (const to of ['a@example.com\r\nBcc: b@example.com', 'a@example.com, b@example.com', 'Ada <a@example.com>', 'a@example.com\n']) {
    await expect(queueMail(db, { to, subject: 'Hi', ...words })).rejects.toThrow('mails_to_address_check')
  }
})

test('the outbox can be read in the browser, newest first, every letter with its links', async () => {
  const { text, html } = letter({
    brand: 'Posy',
    heading: '<i>Confirm</i> your address',
    lines: ['Hello Ada & Grace'],
    action: { label: 'Confirm', url: 'https://posy.example/confirm?token=1&to=2' },
    footer: 'You made an account.',
  })
  await queueMail(db, { to: 'first@example.com', subject: 'Older', text, html })
  await queueMail(db, { to: 'second@example.com', subject: 'Newer <b>', text, html })

  const list = await readPage('/dev/mail')
  expect(list.body.indexOf('Newer &lt;b&gt;')).toBeLessThan(list.body.indexOf('Older'))
  expect(list.policy).toContain(`default-src 'none'`)

  const [, link] = /href="(\/dev\/mail\/\d+)">Newer/.exec(list.body)!
  const one = await readPage(link!)
  expect(one.body).toContain('<a href="https://posy.example/confirm?token=1&amp;to=2">')
  expect(one.body).toContain('Hello Ada &amp; Grace')
  expect(one.body).not.toMatch(/<script|<i>Confirm/)
  expect((await readPage('/dev/mail/999999')).status).toBe(404)
})

test('a mail server that fails twice gets the letter once', async () => {
  const server = await startSmtp((_, count) => (count < 3 ? refusal(451, 'Try again later') : undefined))
  const jobs = await sendingTo(server)
  await queueMail(db, { to: 'patient@example.com', subject: 'Été à Zürich 💐', ...words })
  await retryUntil(async () => (await stateOf('patient@example.com'))?.is_sent)
  await sleep(200)
  await jobs.stop()
  await server.close()

  expect(server.tries()).toBe(3)
  expect(server.accepted).toHaveLength(1)
  expect(server.accepted[0]).toMatch(/^Message-ID: <[0-9a-f-]{36}@posy\.example>\r$/m)
  expect(server.accepted[0]).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(server.accepted[0]).toMatch(/^To: patient@example\.com\r$/m)
  expect(await stateOf('patient@example.com')).toMatchObject({ attempts: 3, text: '', html: '', last_error: null })
})

test('a mail server that always refuses leaves a dead letter, with its reason', async () => {
  const server = await startSmtp(() => refusal(451, 'We are full'))
  const jobs = await sendingTo(server, { tries: 3 })
  await queueMail(db, { to: 'unlucky@example.com', subject: 'Lost', ...words })
  await retryUntil(async () => (await stateOf('unlucky@example.com'))?.is_dead)
  await sleep(200)
  await jobs.stop()
  await server.close()

  expect(server.tries()).toBe(3)
  expect(await stateOf('unlucky@example.com')).toMatchObject({ attempts: 3, is_sent: false, text: words.text })
  const list = await readPage('/dev/mail')
  expect(list.body).toMatch(/<h2>Given up<\/h2>[^]*unlucky@example\.com[^]*Given up after 3 tries: [^<]*We are full/)
})

test('a mailbox that does not exist is not tried again', async () => {
  const server = await startSmtp(() => undefined, { unknown: 'nobody@example.com' })
  const jobs = await sendingTo(server)
  await queueMail(db, { to: 'nobody@example.com', subject: 'Hello?', ...words })
  await soon(async () => expect(await stateOf('nobody@example.com')).toMatchObject({ is_dead: true, attempts: 1 }))
  await jobs.stop()
  await server.close()
})

/** The clock moves on for letters that wait for their next try. */
async function retryUntil(isDone: () => Promise<boolean | undefined>): Promise<void> {
  await soon(async () => {
    await sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`.execute(db)
    expect(await isDone()).toBe(true)
  })
}

async function stateOf(to: string) {
  const mail = await db.selectFrom('mails').where('to_address', '=', to).selectAll().executeTakeFirst()
  return mail && { ...mail, is_sent: mail.sent_at !== null, is_dead: mail.dead_at !== null }
}

async function readPage(path: string) {
  const response = await devMail(db, new Request(`http://localhost${path}`))
  return { status: response.status, policy: response.headers.get('content-security-policy'), body: await response.text() }
}

/** Takes the letters of this moment to a server, instead of the outbox. */
async function sendingTo({ url: smtp_url }: { url: string }, { tries = 12 } = {}): Promise<Jobs> {
  // What other stories queued is no business of this mail server.
  await soon(async () => expect((await sql`select id from graphile_worker.jobs`.execute(db)).rows).toEqual([]))
  await kept.stop()
  const send_mail: Task = sendMail({ db, tries, deliver: mailTransport({ ...sender, smtp_url }) })
  return startJobs({ url, log, poll: 50, tasks: { send_mail } })
}
