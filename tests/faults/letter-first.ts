import { createServer } from 'node:http'
import { mailTransport } from '#server/mail-transport.ts'

/**
 * What the product must not be: it sends the letter before it answers, and forgets those that were not taken.
 * The proof runs against it too, and has to find that it is slow and loses letters.
 */
const smtp_url = process.env['SMTP_URL']
const deliver = mailTransport({ smtp_url, mail_from: 'Posy <hello@posy.example>', public_url: 'http://posy.test' })

createServer(async (request, response) => {
  const to_address = new URL(request.url ?? '/', 'http://posy.test').searchParams.get('email')
  const letter = { subject: 'Hi', text: 'Hi', html: 'Hi', message_id: String(Date.now()), created_at: new Date().toISOString() }
  if (to_address) await deliver({ ...letter, to_address }, AbortSignal.timeout(60_000)).catch(() => {})
  response.end('{}')
}).listen(Number(process.env['PORT']), '127.0.0.1')
