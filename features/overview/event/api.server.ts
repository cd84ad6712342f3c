import type { Db } from '#db/db.ts'
import { Download } from '#server/download.ts'
import { notFound } from '#server/errors.ts'
import { type RequestContext, signedIn } from '#server/policy.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { calendarFile } from '#features/wedding/events/calendar.ts'
import { fileName } from '#features/wedding/events/file-name.ts'
import { faceOf } from '#features/files/uploads/shown-picture.ts'
import { shownEvent } from '#features/wedding/events/api.server.ts'
import { findReached } from '#features/wedding/events/rows.server.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import * as rows from './rows.server.ts'

export const oneEventRoutes = guarded.one_event.router({
  get: inWedding.one_event.get.handler(async ({ context, input: { id } }) => {
    const { db, wedding } = context
    const event = await reached(context, id)
    const seesGuests = event.permissions.includes(permissions.guests)
    const [counts, vendor_meals, groups, tasks, questions, helpers] = await Promise.all([
      seesGuests ? rows.findCounts(db, wedding, id) : null,
      seesGuests ? rows.findVendorMeals(db, wedding, id) : null,
      seesGuests ? rows.findGroups(db, wedding, id) : null,
      event.permissions.includes(permissions.checklist) ? rows.countTasks(db, wedding, id) : null,
      wedding.role === 'helper' ? null : rows.countQuestions(db, wedding, id),
      wedding.role === 'helper' ? null : rows.findHelpers(db, wedding, id),
    ])
    const seen = helpers && helpers.map(({ avatar, ...helper }) => ({ ...helper, face: faceOf(avatar, context.files.addresses) }))
    return { data: { event, counts, vendor_meals, groups, tasks, questions, helpers: seen } }
  }),

  calendar: inWedding.one_event.calendar.handler(async ({ context, input: { id } }) => {
    const event = await reached(context, id)
    if (event.date === null) notFound()
    const file = calendarFile([event], { host: new URL(context.publicUrl).host })
    return new Download({ name: `${fileName(event.name)}.ics`, type: 'text/calendar; charset=utf-8', content: once(file) })
  }),
})

async function reached(context: RequestContext & { db: Db }, id: number) {
  const [event] = await findReached(context.db, signedIn(context).user.id, id)
  return shownEvent(event ?? notFound(), { ...context, user: signedIn(context).user })
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text)
}
