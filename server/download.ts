import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'

interface File {
  type: string
  /** Under which it is kept; without one it is shown. */
  name?: string
  content: AsyncIterable<Uint8Array>
  /** Settles when nothing of it is left to make, though it may not have been sent. */
  made?: Promise<void>
}

/** A file that is made while it is sent. */
export class Download {
  readonly name: string | undefined
  readonly type: string
  readonly content: Readable
  readonly sent: Promise<void>
  readonly made: Promise<void>

  constructor({ name, type, content, made }: File) {
    this.name = name
    this.type = type
    this.content = content instanceof Readable ? content : Readable.from(content, { objectMode: false })
    this.sent = finished(this.content).catch(() => {}) // whoever reads it is told
    this.made = made ?? this.sent
  }
}

/** JSON that somebody else wrote: it leaves as it is, and is read only where answers are checked against the contract. */
export async function asWritten(file: Pick<File, 'content' | 'made'>): Promise<unknown> {
  const answer = new Download({ type: 'application/json', ...file })
  return process.env['NODE_ENV'] === 'production' ? answer : JSON.parse(await text(answer.content))
}
