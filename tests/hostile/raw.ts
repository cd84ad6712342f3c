import { connect } from 'node:net'

export interface RawAnswer {
  /** Of each answer that came, in order. */
  statuses: number[]
  text: string
  /** From the first byte sent until the other side closed, in milliseconds. */
  ms: number
  /** True when the other side closed the connection. */
  isClosed: boolean
}

interface Options {
  /** Stops listening after so many milliseconds without an end. */
  patience?: number
  /** Or as soon as there were so many answers. */
  answers?: number
  /** Sends one of these every `pause` milliseconds after the first text. */
  drip?: string
  pause?: number
}

/** Speaks to a port without any client that would mend what is said. */
export function speak(
  port: number,
  text: string,
  { answers, patience = answers ? 30_000 : 3_000, drip, pause = 1_000 }: Options = {},
): Promise<RawAnswer> {
  const { promise, resolve } = Promise.withResolvers<RawAnswer>()
  const begun = performance.now()
  const chunks: string[] = []
  const statuses = () => [...chunks.join('').matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status))
  const socket = connect(port, '127.0.0.1', () => socket.write(text))
  const dripping = drip === undefined ? undefined : setInterval(() => socket.write(drip), pause)
  const timer = setTimeout(() => end(false), patience)
  const end = (isClosed: boolean) => {
    clearInterval(dripping)
    clearTimeout(timer)
    socket.destroy()
    resolve({ statuses: statuses(), text: chunks.join(''), ms: performance.now() - begun, isClosed })
  }
  socket.setEncoding('latin1').on('data', (chunk) => {
    chunks.push(String(chunk))
    if (answers && statuses().length >= answers) end(false)
  })
  socket.on('close', () => end(true))
  socket.on('error', () => end(true))
  return promise
}

/** A request as text, with a length for its body where it has one. */
export function request(line: string, headers: Record<string, string> = {}, body = ''): string {
  const all = { host: 'posy.test', connection: 'close', ...(body && { 'content-length': String(Buffer.byteLength(body)) }), ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`${line} HTTP/1.1`, ...lines, '', body].join('\r\n')
}
