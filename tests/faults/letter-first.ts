import { createServer } from 'node:http'
import { mailTransport } from '#server/mail-transport.ts'

/**
 * What the product must not be: it sends the letter before it answers, and forgets those that were not taken.
 * The proof runs against it too and has to find that it loses letters, the bench that it is slow.
 */
const smtp_url = process.env['SMTP_URL']
const deliver = mailTransport({ smtp_url, mail_from: 'Posy <hello@posy.example>', public_url: 'http://posy.test' })

createServer(async (request, response) => {
  const to_address = new URL(request.url ?? '/', 'http://posy.test').searchParams.get('email')
  const head = { from_name: '', reply_to: null, leave_url: null, is_automatic: true, created_at: new Date().toISOString() }
  const letter = { ...head, subject: 'Hi', text: 'Hi', html: 'Hi', message_id: String(Date.now()) }
  if (to_address) await deliver({ ...letter, to_address }, AbortSignal.timeout(60_000)).catch(() => {})
  response.end('{}')
}).listen(Number(process.env['PORT']), '127.0.0.1')
