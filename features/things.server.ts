import { user } from './account/sign-in/things.server.ts'
import { collector } from './guests/addresses/things.server.ts'
import { board, pin } from './planning/boards/things.server.ts'
import { contributor, pledge } from './planning/budget/contributors/things.server.ts'
import { cost, payment, receipt } from './planning/budget/things.server.ts'
import { vendorFile } from './planning/vendors/files/things.server.ts'
import { vendorEntry } from './planning/vendors/diary/things.server.ts'
import { userVendor } from './planning/vendors/things.server.ts'
import { item } from './planning/checklist/things.server.ts'
import { seat, seatingRule, seatingTable } from './planning/seating/things.server.ts'
import { quote } from './planning/quotes/things.server.ts'
import { roomBlock } from './planning/rooms/things.server.ts'
import { fund, gift, registry } from './money/registry/things.server.ts'
import { website, websiteSection } from './overview/website/things.server.ts'
import { event } from './wedding/events/things.server.ts'
import { guest, household } from './guests/list/things.server.ts'
import { posse } from './wedding/helping/things.server.ts'
import { runItem, runPerson } from './overview/day-sheet/things.server.ts'
import type { Kind } from './kinds.ts'
import { rsvp } from './guests/rsvp-settings/things.server.ts'
import type { PlainThing, Thing } from './thing.server.ts'

/** Every kind of thing. One that is not declared here is no kind, and no line of the history can name it. */
export const things = {
  guest,
  household,
  event,
  seating_table: seatingTable,
  seat,
  seating_rule: seatingRule,
  run_item: runItem,
  run_person: runPerson,
  item,
  board,
  pin,
  cost,
  payment,
  receipt,
  contributor,
  pledge,
  user_vendor: userVendor,
  vendor_entry: vendorEntry,
  vendor_file: vendorFile,
  quote,
  room_block: roomBlock,
  registry,
  fund,
  gift,
  website,
  website_section: websiteSection,
  posse,
  collector,
  rsvp,
  user,
} satisfies {
  [Name in Kind]: Thing & { kind: Name }
}

export const allThings: readonly Thing[] = Object.values(things)

/** Kinds of which all is done alike. */
export const plainThings: readonly PlainThing[] = allThings.filter(isPlain)

function isPlain(thing: Thing): thing is PlainThing {
  return thing.undo === 'rows'
}
