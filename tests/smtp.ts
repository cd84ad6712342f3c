import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

type Judge = (message: string, count: number) => Promise<Error | undefined> | Error | undefined

/** A real SMTP server, that judges every message it is given. */
export async function startSmtp(judge: Judge, { unknown = '' } = {}) {
  const accepted: string[] = []
  let count = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _: SMTPServerSession, done) => done(address === unknown ? refusal(550, 'No such mailbox') : undefined),
    onData: async (stream: SMTPServerDataStream, _, done) => {
      const message = (await Array.fromAsync(stream)).join('')
      const error = await judge(message, ++count)
      if (!error) accepted.push(message)
      done(error)
    },
  })
  server.on('error', () => {})
  const listener = server.listen(0, '127.0.0.1')
  await new Promise((resolve) => listener.once('listening', resolve))
  const { port } = listener.address() as { port: number }
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${port}`, accepted, tries: () => count, close }
}

export function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
