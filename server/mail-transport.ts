import type { Settings } from './settings.ts'

interface OutgoingMail {
  to_address: string
  subject: string
  text: string
  html: string
  message_id: string
  created_at: string
  from_name: string
  reply_to: string | null
  leave_url: string | null
  is_automatic: boolean
}

/** Delivers a letter, or throws; `kept` says that the outbox itself is where it can be read. */
export type Deliver = (mail: OutgoingMail, stopping: AbortSignal) => Promise<'kept' | 'sent'>

/** SMTP where the settings name a server; else letters stay in the outbox. */
export function mailTransport({ smtp_url, mail_from, public_url }: Pick<Settings, 'smtp_url' | 'mail_from' | 'public_url'>): Deliver {
  if (!smtp_url) return async () => 'kept'
  const transport = connectTo(smtp_url)
  return async (mail, stopping) => {
    const { to_address, subject, text, html, message_id, created_at, from_name, reply_to } = mail
    const { sendMail } = await transport
    await unlessAborted(
      AbortSignal.any([stopping, AbortSignal.timeout(longest)]),
      sendMail({
        from: from_name ? { name: from_name, address: addressIn(mail_from) } : mail_from,
        ...(reply_to && { replyTo: { name: '', address: reply_to } }),
        to: { name: '', address: to_address },
        subject,
        text,
        html,
        messageId: `<${message_id}@${new URL(public_url).hostname}>`,
        date: new Date(created_at),
        headers: headersOf(mail),
      }),
    )
    return 'sent'
  }
}

/** `Posy <hello@posy.example>` is the operator's word; the address in it sends every letter, in whosever name. */
function addressIn(mail_from: string): string {
  return /<([^<>]+)>\s*$/.exec(mail_from)?.[1] ?? mail_from.trim()
}

/** Machines don't answer what a machine sent; and mail programs show a button for no more of it, pressed without opening the page. */
function headersOf({ is_automatic, leave_url }: OutgoingMail): Record<string, string> {
  return {
    ...(is_automatic && { 'Auto-Submitted': 'auto-generated' }),
    ...(leave_url && { 'List-Unsubscribe': `<${leave_url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
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
