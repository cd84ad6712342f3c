import * as z from 'zod'

/** One connected client, as far as channels care. */
export interface Subscriber {
  send: (text: string) => void
  askAgain: () => void
}

/** How a presence channel shows somebody. */
export const Member = z.object({ user_id: z.string(), user_info: z.record(z.string(), z.unknown()).default({}) })

export type Member = z.infer<typeof Member>
export type Rooms = ReturnType<typeof createRooms>

type Room = Map<Subscriber, Member | undefined>

/**
 * Past this many, a presence channel tells its size and some of its members, and no more who comes and goes:
 * to tell everybody of everybody would take a million frames for a thousand people.
 */
const mostNamed = 100

/** Who is in which channel of this process. */
export function createRooms() {
  const rooms = new Map<string, Room>()
  return {
    join,
    leave,
    tell,
    channels: () => [...rooms.keys()],
    size: (channel: string) => rooms.get(channel)?.size ?? 0,
    subscribers: (channel: string) => [...(rooms.get(channel)?.keys() ?? [])],
  }

  function join(channel: string, subscriber: Subscriber, member?: Member): void {
    const room: Room = rooms.get(channel) ?? new Map()
    rooms.set(channel, room)
    const isNew = !room.has(subscriber)
    if (isNew) room.set(subscriber, member)
    subscriber.send(frame('pusher_internal:subscription_succeeded', member ? presenceOf(room, member) : {}, channel))
    if (isNew && member && room.size <= mostNamed) tell(channel, 'pusher_internal:member_added', member, subscriber)
  }

  function leave(channel: string, subscriber: Subscriber): void {
    const room = rooms.get(channel)
    const member = room?.get(subscriber)
    if (!room?.delete(subscriber)) return
    if (room.size === 0) rooms.delete(channel)
    if (member && room.size < mostNamed) tell(channel, 'pusher_internal:member_removed', { user_id: member.user_id })
  }

  function tell(channel: string, event: string, data: object, except?: Subscriber): void {
    const text = frame(event, data, channel)
    for (const subscriber of rooms.get(channel)?.keys() ?? []) {
      if (subscriber !== except) subscriber.send(text)
    }
  }
}

/** A message of the protocol: its data is JSON within JSON. */
export function frame(event: string, data: object, channel?: string): string {
  return JSON.stringify({ event, data: JSON.stringify(data), channel })
}

function presenceOf(room: Room, own: Member) {
  const others = [...room.values().take(mostNamed)].filter((member) => member !== undefined)
  const hash = Object.fromEntries([...others, own].map(({ user_id, user_info }) => [user_id, user_info]))
  return { presence: { count: room.size, ids: Object.keys(hash), hash } }
}
