import { ORPCError } from '@orpc/client'
import type { PlainPage } from '#web/start/plain-page.ts'
import { calendarFile } from '#features/wedding/events/calendar.ts'

/** The days of a household for their own calendar: all of them, or the one that the address names. */
export const page: PlainPage = async ({ parts: [, id = ''], url, api }) => {
  const { data } = await api.rsvp.get({ invite_id: id })
  const one = url.searchParams.get('event')
  const events = data.events.filter((event) => event.date !== null && (one === null || String(event.id) === one))
  if (events.length === 0) throw new ORPCError('NOT_FOUND', { status: 404 })
  return new Response(calendarFile(events, { host: url.host }), {
    headers: { 'content-type': 'text/calendar; charset=utf-8', 'content-disposition': 'attachment; filename="wedding.ics"' },
  })
}
