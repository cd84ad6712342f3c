import { knownGuests } from '#features/guest-import/works.server.ts'
import { guestWorkbook } from '#features/guests/works.server.ts'
import { everything } from '#features/takeout/works.server.ts'
import type { Works } from './workshop.ts'

/** What is made in a thread of its own, by its name. */
export const works = { guest_workbook: guestWorkbook, known_guests: knownGuests, everything } satisfies Works as Works
