import type { Feature } from '#server/feature.ts'
import { roomsRoutes } from './api.server.ts'
import { remindRooms } from './jobs.server.ts'

export const rooms = {
  routes: { rooms: roomsRoutes },
  jobs: ({ db }) => ({ tasks: { remind_rooms: () => remindRooms(db) }, crontab: '19 * * * * remind_rooms' }),
} satisfies Feature
