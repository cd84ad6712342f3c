import { randomInt } from 'node:crypto'
import type { RawData, WebSocket } from 'ws'
import * as z from 'zod'
import { type ChannelKeys, endOf, isChannelPass } from './channel-auth.ts'
import { frame, Member, type Rooms, type Subscriber } from './rooms.ts'

/** Seconds without a message after which the client asks whether we are there. */
const activity_timeout = 120

/** Messages that a client may send within ten seconds. */
const mostMessages = 100

/** Clients that may listen to one person at once: every tab of theirs is one. */
const mostOfPerson = 50

/** Bytes that may wait for a client that doesn't read. */
const mostWaiting = 65_536

/** One connected client: what it says, and the channels it is in. */
export class PusherClient implements Subscriber {
  readonly #socket: WebSocket
  readonly #keys: ChannelKeys
  readonly #rooms: Rooms
  readonly #id = `${randomInt(1, 2 ** 47)}.${randomInt(1, 2 ** 47)}`
  readonly #channels = new Set<string>()
  #isAlive = true
  #isIdle = false
  #windowStart = 0
  #messages = 0
  #endsAt = Number.POSITIVE_INFINITY
  #ending: NodeJS.Timeout | undefined

  constructor(socket: WebSocket, keys: ChannelKeys, rooms: Rooms) {
    this.#socket = socket
    this.#keys = keys
    this.#rooms = rooms
    socket.on('error', () => {}) // ws closes a socket that breaks the rules by itself
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary))
    socket.on('pong', () => {
      this.#isAlive = true
    })
    socket.once('close', () => {
      clearTimeout(this.#ending)
      for (const channel of this.#channels) rooms.leave(channel, this)
    })
  }

  greet(): void {
    this.send(frame('pusher:connection_established', { socket_id: this.#id, activity_timeout }))
  }

  send(text: string): void {
    if (this.#socket.bufferedAmount > mostWaiting) this.cut()
    else this.#socket.send(text)
  }

  /** They may still listen, or not: either way they come back with a new pass. */
  askAgain(): void {
    this.close(4200, 'Please subscribe again')
  }

  refuse(code: number, message: string): void {
    this.#complain(code, message)
    this.close(code, message)
  }

  close(code: number, message: string): void {
    this.#socket.close(code, message)
  }

  /** Ends without a word. */
  cut(): void {
    this.#socket.terminate()
  }

  /** Asks for a sign of life, and cuts off a client that gave none since the last time, or may listen to nothing. */
  beat(): void {
    if (!this.#isAlive) return this.cut()
    if (this.#isIdle && this.#channels.size === 0) return this.close(4009, 'You are subscribed to nothing')
    this.#isIdle = this.#channels.size === 0
    this.#isAlive = false
    this.#socket.ping()
  }

  #hear(data: RawData, isBinary: boolean): void {
    this.#isAlive = true
    if (!this.#isWithinRate()) return this.close(1008, 'Too many messages')
    const message = isBinary ? undefined : parse(Message, data)
    if (message?.event === 'pusher:ping') this.send(frame('pusher:pong', {}))
    else if (message?.event === 'pusher:subscribe') this.#subscribe(message.data)
    else if (message?.event === 'pusher:unsubscribe') this.#unsubscribe(message.data)
    else if (message?.event !== 'pusher:pong') this.#complain(4200, 'This message is not understood')
  }

  #subscribe(data: unknown): void {
    const { channel = '', auth = '', channel_data } = Subscription.safeParse(data).data ?? {}
    const isPresence = channel.startsWith('presence-')
    const member = isPresence ? parse(Member, channel_data) : undefined
    const pass = { socket_id: this.#id, channel_name: channel, channel_data: member && channel_data }
    const isAllowed = isChannelPass(this.#keys, pass, auth) && isPresence === Boolean(member)
    if (!isAllowed) return this.#complain(4009, 'You may not subscribe to this channel')
    const isFull = !isPresence && !this.#channels.has(channel) && this.#rooms.size(channel) >= mostOfPerson
    if (isFull) return this.refuse(4004, 'Too many connections of one person')
    this.#channels.add(channel)
    this.#rooms.join(channel, this, member)
    this.#endAt(endOf(auth) ?? Number.POSITIVE_INFINITY)
  }

  /** Whoever may listen for a while asks again when it is over. */
  #endAt(moment: number): void {
    if (moment >= this.#endsAt) return
    this.#endsAt = moment
    clearTimeout(this.#ending)
    this.#ending = setTimeout(() => this.askAgain(), moment - Date.now()).unref()
  }

  #unsubscribe(data: unknown): void {
    const { channel } = Subscription.safeParse(data).data ?? {}
    if (channel && this.#channels.delete(channel)) this.#rooms.leave(channel, this)
  }

  #complain(code: number, message: string): void {
    this.send(frame('pusher:error', { code, message }))
  }

  #isWithinRate(): boolean {
    const now = Date.now()
    if (now - this.#windowStart > 10_000) {
      this.#windowStart = now
      this.#messages = 0
    }
    return ++this.#messages <= mostMessages
  }
}

const Message = z.object({ event: z.string(), data: z.unknown() })

const Subscription = z.object({ channel: z.string(), auth: z.string().optional(), channel_data: z.string().optional() })

function parse<Shape>(shape: z.ZodType<Shape>, text: RawData | string | undefined): Shape | undefined {
  try {
    return shape.parse(JSON.parse(String(text)))
  } catch {
    return undefined
  }
}
