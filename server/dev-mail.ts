import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

/** The outbox as pages, for demo mode alone: every letter, newest first, and each to read in full. */
export async function devMail(db: Db, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const id = /^\/dev\/mail\/(\d{1,15})$/.exec(pathname)?.[1]
  if (id) {
    const mail = await findMail(db, Number(id))
    return mail ? page(mail.subject, mailPage(mail)) : page('No such letter', html`<p>This letter is not in the outbox.</p>`, 404)
  }
  const before = Number(/^\d{1,15}$/.exec(searchParams.get('before') ?? '')?.[0] ?? Number.MAX_SAFE_INTEGER)
  const [mails, dead] = await Promise.all([listMails(db, before), listDead(db)])
  return page('Mail', listPage(mails, dead))
}

const perPage = 50

type MailRow = Awaited<ReturnType<typeof listMails>>[number]
type FullMail = NonNullable<Awaited<ReturnType<typeof findMail>>>

const columns = ['id', 'to_address', 'subject', 'created_at', 'sent_at', 'attempts', 'last_error', 'dead_at'] as const

function listMails(db: Db, before: number) {
  return db.selectFrom('mails').where('id', '<', before).select(columns).orderBy('id', 'desc').limit(perPage).execute()
}

/** Letters that were given up. */
function listDead(db: Db) {
  return db.selectFrom('mails').where('dead_at', 'is not', null).select(columns).orderBy('id', 'desc').limit(perPage).execute()
}

function findMail(db: Db, id: number) {
  return db
    .selectFrom('mails')
    .where('id', '=', id)
    .select(columns)
    .select(['text', 'html', 'message_id', 'from_name', 'reply_to', 'leave_url', sql<boolean>`text = ''`.as('is_blank')])
    .executeTakeFirst()
}

function listPage(mails: MailRow[], dead: MailRow[]) {
  const last = mails.at(-1)
  return html`${dead.length > 0 ? html`<h2>Given up</h2>${table(dead)}<h2>All</h2>` : ''}
    ${mails.length > 0 ? table(mails) : html`<p>No letter yet. What the product mails appears here.</p>`}
    ${mails.length === perPage && last ? html`<p><a href="/dev/mail?before=${last.id}">Older letters</a></p>` : ''}`
}

function table(mails: MailRow[]) {
  return html`<table>
    <thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Written</th><th scope="col">State</th></tr></thead>
    <tbody>${mails.map(
      (mail) => html`<tr>
        <td><a href="/dev/mail/${mail.id}">${mail.subject}</a></td>
        <td>${mail.to_address}</td>
        <td>${mail.created_at.slice(0, 19).replace('T', ' ')}</td>
        <td>${stateOf(mail)}</td>
      </tr>`,
    )}</tbody>
  </table>`
}

function stateOf({ sent_at, dead_at, attempts, last_error }: MailRow): string {
  if (sent_at) return 'Delivered'
  if (dead_at) return `Given up after ${attempts} ${attempts === 1 ? 'try' : 'tries'}: ${last_error}`
  return attempts > 0 ? `Tried ${attempts} times: ${last_error}` : 'Waiting'
}

/** The styled form stands in a frame, which inherits the page's policy: no script, no forms. Its links open in the whole window. */
function mailPage(mail: FullMail) {
  const framed = mail.html.replace('<head>', '<head><base target="_top">')
  return html`<p><a href="/dev/mail">All letters</a></p>
    <dl>
      <dt>To</dt><dd>${mail.to_address}</dd>
      ${mail.from_name ? html`<dt>From</dt><dd>${mail.from_name}</dd>` : ''}
      ${mail.reply_to ? html`<dt>Answers to</dt><dd>${mail.reply_to}</dd>` : ''}
      ${mail.leave_url ? html`<dt>Stops at</dt><dd>${mail.leave_url}</dd>` : ''}
      <dt>Written</dt><dd>${mail.created_at}</dd>
      <dt>State</dt><dd>${stateOf(mail)}</dd>
    </dl>
    ${
      mail.is_blank
        ? html`<p>Its words left with it and are not kept.</p>`
        : html`
      <pre>${linked(mail.text)}</pre>
      <iframe title="The letter as it looks" srcdoc="${framed}"></iframe>`
    }`
}

function linked(text: string) {
  return text.split(/(https?:\/\/[^\s<>"]+)/).map((part, i) => (i % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))
}

const style = `
body { margin: 0 auto; max-width: 1000px; padding: 24px; background: #FFFEFB; color: #1B2B26; font: 16px/1.5 'Helvetica Neue', Arial, sans-serif }
h1 { font: 400 32px Georgia, serif }
a { color: #1E4B3C }
table { width: 100%; border-collapse: collapse }
th, td { padding: 8px; border-bottom: 1px solid #DCD6C8; text-align: left; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px }
dd { margin: 0; overflow-wrap: anywhere }
pre { padding: 16px; background: #F5F1E8; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
iframe { width: 100%; height: 720px; border: 1px solid #DCD6C8 }
`

const policy = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  `style-src-attr 'unsafe-inline'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

function page(title: string, content: ReturnType<typeof html>, status = 200): Response {
  const body = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>`
  return new Response(String(body), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })
}
