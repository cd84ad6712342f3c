import type { Settings } from './settings.ts'

interface OutgoingMail {
  to_address: string
  subject: string
  text: string
  html: string
  message_id: string
  created_at: string
}

/** Delivers a letter, or throws; `kept` says that the outbox itself is where it can be read. */
export type Deliver = (mail: OutgoingMail, stopping: AbortSignal) => Promise<'kept' | 'sent'>

/** SMTP where the settings name a server; else letters stay in the outbox. */
export function mailTransport({ smtp_url, mail_from, public_url }: Pick<Settings, 'smtp_url' | 'mail_from' | 'public_url'>): Deliver {
  if (!smtp_url) return async () => 'kept'
  const transport = connectTo(smtp_url)
  return async ({ to_address, subject, text, html, message_id, created_at }, stopping) => {
    const { sendMail } = await transport
    await unlessAborted(
      AbortSignal.any([stopping, AbortSignal.timeout(longest)]),
      sendMail({
        from: mail_from,
        to: { name: '', address: to_address },
        subject,
        text,
        html,
        messageId: `<${message_id}@${new URL(public_url).hostname}>`,
        date: new Date(created_at),
        headers: { 'Auto-Submitted': 'auto-generated' },
      }),
    )
    return 'sent'
  }
}

const step = 5_000

/** A server that answers every step just in time, or drips, must not hold a worker. */
const longest = 20_000

async function connectTo(url: string) {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    connectionTimeout: step,
    greetingTimeout: step,
    socketTimeout: step,
    dnsTimeout: step,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { sendMail: transport.sendMail.bind(transport) }
}

function unlessAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason))
  if (signal.aborted) reject(signal.reason)
  return Promise.race([work, promise])
}
