import { knownGuests } from '#features/guests/import/works.server.ts'
import { guestWorkbook } from '#features/guests/list/works.server.ts'
import { boardPaper } from '#features/planning/boards/sharing/works.server.ts'
import { seatedAnew } from '#features/planning/seating/works.server.ts'
import { paper } from '#features/money/purchases/keeping/works.server.ts'
import { dayPaper } from '#features/overview/day-sheet/works.server.ts'
import { everything } from '#features/overview/leaving/takeout/works.server.ts'
import { vendorArchive } from '#features/trade/leaving/works.server.ts'
import type { Works } from '#server/workshop.ts'
import { shortWorkbook } from '#server/xlsx.ts'

/** What is made in a thread of its own, by its name. */
export const works = {
  workbook: shortWorkbook,
  guest_workbook: guestWorkbook,
  known_guests: knownGuests,
  paper,
  board_paper: boardPaper,
  seated_anew: seatedAnew,
  day_paper: dayPaper,
  everything,
  vendor_archive: vendorArchive,
} satisfies Works as Works
