import { createServer, type Socket } from 'node:net'

/** How a mail server can be: the first takes letters, no other ever takes one. */
export const moods = ['well', 'silent', 'silent at the end', 'resetting', 'busy', 'failing', 'half-spoken', 'talking nonsense'] as const
export type Mood = (typeof moods)[number]

/** A mail server whose mood changes; what it took is what it has fully said yes to. */
export async function startSmtp() {
  const state = { mood: 'well' as Mood, sessions: 0 }
  const taken: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    state.sessions++
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    serve(socket, state.mood, taken)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    state,
    /** The address of each letter that was taken. */
    taken,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

function serve(socket: Socket, mood: Mood, taken: string[]): void {
  if (mood === 'silent') return
  if (mood === 'resetting') return void socket.resetAndDestroy()
  if (mood === 'talking nonsense') return void socket.end('<html>Not a mail server</html>\r\n')
  let [waiting, recipient, isData] = ['', '', false]
  socket.write('220 mail.example\r\n')
  socket.on('data', (bytes) => {
    waiting += bytes
    const end = isData ? '\r\n.\r\n' : '\r\n'
    for (let at = waiting.indexOf(end); at >= 0; at = waiting.indexOf(isData ? '\r\n.\r\n' : '\r\n')) {
      const line = waiting.slice(0, at)
      waiting = waiting.slice(at + (isData ? 5 : 2))
      if (isData) finish()
      else hear(line)
    }
  })

  function hear(line: string) {
    const [, word = ''] = /^(\w+)/.exec(line.toUpperCase()) ?? []
    if (word === 'RCPT') recipient = /<([^>]*)>/.exec(line)?.[1] ?? ''
    isData = word === 'DATA'
    if (mood === 'busy' && word === 'MAIL') return socket.write('451 Come back later\r\n')
    socket.write({ DATA: '354 Go on\r\n', QUIT: '221 Bye\r\n' }[word] ?? '250 Yes\r\n')
  }

  function finish() {
    isData = false
    if (mood === 'silent at the end') return
    if (mood === 'half-spoken') return socket.write('25', () => socket.resetAndDestroy())
    if (mood === 'failing') return socket.write('554 Something broke\r\n')
    taken.push(recipient)
    socket.write('250 Taken\r\n')
  }
}
