import { createHmac, timingSafeEqual } from 'node:crypto'

/** The key names the product to a Pusher-compatible server, the secret proves that we let somebody into a channel. */
export interface ChannelKeys {
  key: string
  secret: string
}

/** What a client hands to the realtime server: our word that this socket may hear this channel. */
interface ChannelPass {
  auth: string
  /** Who a member of a presence channel is, as JSON. */
  channel_data?: string
}

interface Subscription {
  socket_id: string
  channel_name: string
  channel_data?: string | undefined
  /** When our word ends by itself, in milliseconds; without it it lasts until whoever it is about is told otherwise. */
  until?: number | undefined
}

/** Our own realtime server shares the product's secret, in a form of its own. */
export function ownChannelKeys(secret: string): ChannelKeys {
  return { key: 'posy', secret: createHmac('sha256', secret).update('realtime').digest('hex') }
}

export function signChannel(keys: ChannelKeys, subscription: Subscription): ChannelPass {
  const { channel_data, until } = subscription
  const signed = [keys.key, signatureOf(keys, subscription), ...(until === undefined ? [] : [until])]
  return { auth: signed.join(':'), ...(channel_data !== undefined && { channel_data }) }
}

export function isChannelPass(keys: ChannelKeys, subscription: Subscription, auth: string): boolean {
  const until = endOf(auth)
  const given = Buffer.from(auth)
  const wanted = Buffer.from(signChannel(keys, { ...subscription, until }).auth)
  return given.length === wanted.length && timingSafeEqual(given, wanted) && !(until !== undefined && until <= Date.now())
}

/** When a pass ends, if it does so by itself. */
export function endOf(auth: string): number | undefined {
  const until = /^[^:]*:[^:]*:(\d{1,15})$/.exec(auth)?.[1]
  return until === undefined ? undefined : Number(until)
}

function signatureOf({ secret }: ChannelKeys, { socket_id, channel_name, channel_data, until }: Subscription): string {
  const parts = [
    socket_id,
    channel_name,
    ...(channel_data === undefined ? [] : [channel_data]),
    ...(until === undefined ? [] : ['until', until]),
  ]
  return createHmac('sha256', secret).update(parts.join(':')).digest('hex')
}
