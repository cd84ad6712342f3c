import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

type Demo = typeof import('../../db/demo-guests.ts')

/** What the home page tells of the demo wedding is counted from the demo itself, once, when the pages are built. */
export function demoFigures(): Plugin {
  const name = 'virtual:demo-figures'
  const id = `\0${name}`
  return {
    name: 'demo-figures',
    resolveId: (source) => (source === name ? id : undefined),
    async load(source) {
      if (source !== id) return undefined
      const demo: Demo = await import(pathToFileURL(resolve('db/demo-guests.ts')).href)
      return `export default ${JSON.stringify(figuresOf(demo))}`
    },
  }
}

/** Of the first event: who is asked to it, and what they answered. */
function figuresOf({ demoEvents, demoGuests }: Demo) {
  const [event] = demoEvents
  const statusOf = ({ answers }: Demo['demoGuests'][number]) => answers.find((answer) => answer.event === event?.name)?.status
  const guests = demoGuests.flatMap((guest) => {
    const status = statusOf(guest)
    return status === undefined ? [] : [{ name: `${guest.lastname}, ${guest.firstname}`, relationship: guest.relationship, status }]
  })
  const answers = [...new Set(guests.map(({ status }) => status))].map((status) => ({
    status,
    guests: guests.filter((guest) => guest.status === status).length,
  }))
  const people = guests.filter((guest, place) => isOneOfEach(guests, guest, place)).slice(0, 6)
  return { event: event?.name ?? '', invited: guests.length, events: demoEvents.length, answers, guests: people }
}

/** The first two of each answer show all there can be. */
function isOneOfEach(guests: readonly { status: number }[], { status }: { status: number }, place: number): boolean {
  return guests.slice(0, place).filter((before) => before.status === status).length < 2
}
