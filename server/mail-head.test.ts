import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from '#db/db.ts'
import { copyTemplate } from '#tests/postgres.ts'
import { startSmtp } from '#tests/smtp.ts'
import { type Mail, queueMail, sendMail } from './mail.ts'
import { mailTransport } from './mail-transport.ts'

const db = openDb(await copyTemplate(), { max: 2 })
let server: Awaited<ReturnType<typeof startSmtp>>
beforeAll(async () => {
  server = await startSmtp(() => undefined)
})
afterAll(async () => {
  await server.close()
  await db.destroy()
})

const words = { to: 'nora@example.com', subject: 'You’re invited', text: 'Come.', html: '<p>Come.</p>' }

test('a letter in the name of two says so, is answered to them, and can be stopped with one press', async () => {
  const leave_url = 'https://posy.example/letters/3yX_-secret'
  const { head, body } = await sent({ from_name: 'June & Theo via Posy', reply_to: 'june@example.com', leave_url, by_hand: true })
  expect(head).toMatchObject({
    from: '"June & Theo via Posy" <hello@posy.example>',
    to: 'nora@example.com',
    'reply-to': 'june@example.com',
    'list-unsubscribe': `<${leave_url}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'message-id': expect.stringMatching(/^<[0-9a-f-]{36}@posy\.example>$/),
    'mime-version': '1.0',
  })
  expect(head).not.toHaveProperty('auto-submitted')
  expect(body).toMatch(/Content-Type: text\/plain; charset=utf-8[^]*Come\.[^]*Content-Type: text\/html; charset=utf-8[^]*<p>Come\.<\/p>/)
  const kept = await db.selectFrom('mails').where('reply_to', '=', 'june@example.com').select(['text', 'leave_url']).executeTakeFirst()
  expect(kept).toEqual({ text: '', leave_url: null })
})

test('what a machine writes says so, in the name of the product, and has neither', async () => {
  const { head } = await sent({})
  expect(head).toMatchObject({ from: 'Posy <hello@posy.example>', 'auto-submitted': 'auto-generated' })
  for (const name of ['reply-to', 'list-unsubscribe', 'list-unsubscribe-post']) expect(head).not.toHaveProperty(name)
})

test.each([
  ['a line of its own', 'June\r\nBcc: all@example.com\r\n\r\nBuy', 'June Bcc: all example com Buy'],
  ['a bare line feed and a nought', 'June\nX-Evil: 1\u0000', 'June X-Evil: 1'],
  ['line ends of Unicode', 'June\u2028Bcc: a\u2029b\u0085c', 'June Bcc: a b c'],
  ['quotes and a slash before one', 'June \\" <evil@example.com>, "Theo', 'June \\" <evil example com>, "Theo'],
  ['another mailbox', 'support@bank.example', 'support bank example'],
  ['an encoded word', '=?utf-8?q?June_=0D=0ABcc=3A_a=40b.c?=', '= ?utf-8?q?June_=0D=0ABcc=3A_a=40b.c?='],
  ['a turn of direction', 'June \u202ekcats\u202c', 'June kcats'],
  ['half a sign', 'June \ud83d', 'June \ufffd'],
  ['letters of the world', 'Siân & Þórr 💐 李', 'Siân & Þórr 💐 李'],
  ['far too much', 'J'.repeat(500), 'J'.repeat(80)],
])('a name with %s stays a name', async (_, from_name, shown) => {
  const { head, names } = await sent({ from_name, subject: from_name })
  const [, name = ''] = /^(.*) <hello@posy\.example>$/s.exec(head['from'] ?? '') ?? []
  expect(decoded(name)).toBe(shown)
  expect(names.filter((name) => !known.includes(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

test.each(['a@example.com\r\nBcc: b@example.com', 'a@example.com, b@example.com', 'Ada <a@example.com>', 'a@b.c\u0000'])(
  'an answer goes to one address and not to %j',
  async (reply_to) => {
    await expect(queueMail(db, { ...words, reply_to })).rejects.toThrow()
  },
)

test('the way to no more letters is one address, whatever stands in it', async () => {
  for (const leave_url of ['https://a.example/x>\r\nBcc: b@c.d', 'https://a.example/x>, <mailto:b@c.d', 'https://a.example/ x'])
    await expect(queueMail(db, { ...words, leave_url })).rejects.toThrow('mails_leave_url_check')
})

const known = ['from', 'to', 'subject', 'message-id', 'date', 'mime-version', 'content-type', 'auto-submitted', 'content-transfer-encoding']

/** As a mail server was given it, by name and unfolded. */
async function sent(mail: Partial<Mail>) {
  const id = await queueMail(db, { ...words, ...mail })
  const deliver = mailTransport({ mail_from: 'Posy <hello@posy.example>', public_url: 'https://posy.example', smtp_url: server.url })
  await sendMail({ db, deliver })({ id }, new AbortController().signal)
  const [top = '', ...rest] = server.accepted.at(-1)!.split('\r\n\r\n')
  const lines = top.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  const fields = lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()] as const)
  return { head: Object.fromEntries(fields), names: fields.map(([name]) => name), body: rest.join('\n\n') }
}

/** As a mail program shows it. */
function decoded(name: string): string {
  if (name.startsWith('"')) return name.slice(1, -1).replaceAll(/\\(.)/g, '$1')
  const words = name.replaceAll(/\?=\s+=\?/g, '?==?')
  return words.replaceAll(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
    kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : fromQuoted(text),
  )
}

function fromQuoted(text: string): string {
  return decodeURIComponent(
    text
      .replaceAll('_', ' ')
      .replaceAll('%', '%25')
      .replaceAll(/=([0-9A-F]{2})/gi, '%$1'),
  )
}
