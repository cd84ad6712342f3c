import { once } from 'node:events'
import { WebSocket } from 'ws'
import { ownChannelKeys, signChannel } from '#server/channel-auth.ts'
import { secret, type Target } from './target.ts'

/** As many as one person may have. */
export const each = 50

const keys = ownChannelKeys(secret)

/** How many people so many sockets are. */
export function peopleOf(many: number): number {
  return Math.ceil(many / each)
}

export type Open = (origin: string, nth: number) => Promise<WebSocket>

/** Some at a time, beginning with the nth. */
export async function opened(target: Target, many: number, open: Open, from = 0): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  while (sockets.length < many) {
    const some = Math.min(50, many - sockets.length)
    sockets.push(...(await Promise.all(Array.from({ length: some }, (_, nth) => open(target.origin, from + sockets.length + nth)))))
  }
  return sockets
}

export async function connect(origin: string): Promise<WebSocket> {
  const socket = new WebSocket(origin.replace('http', 'ws'), { perMessageDeflate: false })
  await once(socket, 'open')
  return socket
}

/** As pusher-js does it, with a pass of the kind that the product gives out; each person calls from an address of their own. */
export async function subscribe(origin: string, nth: number): Promise<WebSocket> {
  const person = 1 + Math.floor(nth / each)
  const channel = `private-user.${person}`
  const headers = { 'x-forwarded-for': addressOf(person) }
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/app/${keys.key}?protocol=7`, { perMessageDeflate: false, headers })
  const [greeting] = await once(socket, 'message')
  const { socket_id } = JSON.parse(JSON.parse(String(greeting)).data)
  const pass = signChannel(keys, { socket_id, channel_name: channel })
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, ...pass } }))
  const [answer] = await once(socket, 'message')
  if (!String(answer).includes('subscription_succeeded')) throw new Error(`The product answered ${answer}`)
  return socket
}

export function addressOf(person: number): string {
  return `10.${person >> 16}.${(person >> 8) & 255}.${person & 255}`
}
