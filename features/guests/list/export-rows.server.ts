import { Readable } from 'node:stream'
import type { Db } from '#db/db.ts'
import { sortsBy } from '#db/order.ts'
import type { Wedding } from '#db/wedding.ts'
import { type Guest, type GuestPage, GuestQuery, type Household } from './contract.ts'
import { dinnersSaid, dinnerSums } from './dinner-sums.ts'
import { headsHead, headsOf } from './head-sheet.ts'
import { findGuests } from './list-rows.server.ts'
import { orders } from './order-rows.server.ts'
import { findHouseholds } from './overview-rows.server.ts'
import { replyStatuses, type ReplyStatus } from './reply-status.ts'

interface Event {
  id: number
  name: string
}

interface Asked {
  events: readonly Event[]
  counts: GuestPage['guest_wedding_event_counts']
  vendors: GuestPage['vendor_meals']
  isWhole: boolean
}

interface Sheet {
  name: string
  head: string[]
  rows: AsyncIterable<(string | number | null)[]>
}

type Line = (guest: Guest, household: Household | undefined) => (string | number | null)[]

/** Everybody with all that is known of them, then the list of each event with its answers. */
export function guestSheets(db: Db, wedding: Wedding, { events, counts, vendors, isWhole }: Asked): Sheet[] {
  const lists = events.map((event) => ({
    name: event.name,
    head: [...eventHead],
    rows: rowsOf(db, wedding, (guest, household) => eventLine(guest, household, event), event.id),
  }))
  const everybody = {
    name: 'Guests',
    head: [...guestHead, ...events.map(({ name }) => name)],
    rows: rowsOf(db, wedding, (guest, household) => [...guestLine(guest, household), ...events.map((event) => answer(guest, event))]),
  }
  const sums = dinnersOf(events, counts)
  const dinners = sums.length > 0 ? [{ name: 'Dinners', head: [...dinnersHead], rows: Readable.from(sums) }] : []
  const heads = headsOf(events, counts, vendors)
  const figures = heads.length > 0 ? [{ name: 'Heads', head: [...headsHead], rows: Readable.from(heads) }] : []
  return [...(isWhole || events.length === 0 ? [everybody] : []), ...lists, ...figures, ...dinners]
}

const dinnersHead = ['Event', 'Dinner', 'Heads']

/** As the list itself sums them up: who comes, companions among them, and who did not say. */
function dinnersOf(events: readonly Event[], counts: GuestPage['guest_wedding_event_counts']): (string | number)[][] {
  return events.flatMap(({ id, name }) => {
    const coming = counts.find((count) => count.id === id && count.status === 2)
    if (!coming || coming.meals.length === 0) return []
    const { dinners, unsaid } = dinnerSums(coming)
    const lines = dinners.map(({ meal, guests }) => [name, meal, guests])
    return [...lines, ...(unsaid > 0 ? [[name, 'Not said', unsaid]] : []), [name, 'All', coming.heads]]
  })
}

/** So many are read at once: memory stays the same for any list. */
const most = 500

async function* rowsOf(db: Db, wedding: Wedding, lineOf: Line, guest_event_id?: number) {
  const query = GuestQuery.parse({ guest_event_id })
  for (let after: (string | number)[] | undefined; ; ) {
    const guests = await findGuests(db, wedding, { ...query, per_page: most, ...(after && { after }) })
    const households = new Map((await findHouseholds(db, wedding, guests)).map((household) => [household.id, household]))
    for (const guest of guests) yield lineOf(guest, households.get(guest.household_id ?? 0))
    const last = guests.at(-1)
    if (!last || guests.length < most) return
    after = sortsBy(orders[query.order_by], { guest: last, households: [], order_dir: query.order_dir })
  }
}

const guestHead = [
  'Last name',
  'First name',
  'Household',
  'Group',
  'Side',
  'Age group',
  'Drinks alcohol',
  'Wedding party role',
  'Email',
  'Phone',
  'Address',
  'Address, line 2',
  'City',
  'State',
  'Postal code',
  'Country',
  'Dietary notes',
  'Plus-one',
  'Plus-one names',
  'Table',
  'Tags',
  'Notes',
  'Save-the-date sent',
  'Invitation sent',
  'Gift',
  'Thank-you sent',
]

const sides = { partner_1: 'Partner 1', partner_2: 'Partner 2', both: 'Both' }
const ages = { adult: 'Adult', child: 'Child', infant: 'Infant' }

function guestLine(guest: Guest, household: Household | undefined): (string | number | null)[] {
  return [
    guest.lastname,
    guest.firstname,
    household?.name ?? '',
    guest.relationship,
    sides[guest.side],
    ages[guest.age_group],
    guest.drinks === null ? '' : guest.drinks ? 'Yes' : 'No',
    guest.wedding_party_role,
    guest.email,
    guest.phone,
    guest.address_line1,
    guest.address_line2,
    guest.city,
    guest.state,
    guest.postal_code,
    guest.country,
    guest.dietary_notes,
    guest.plus_one_allowed ? 'Yes' : '',
    guest.plus_one_names.join(', '),
    guest.table_name,
    guest.tags.join(', '),
    guest.notes,
    day(guest.save_the_date_sent_at),
    day(guest.invitation_sent_at),
    guest.gift,
    day(guest.thank_you_sent_at),
  ]
}

const eventHead = [
  'Last name',
  'First name',
  'Household',
  'Answer',
  'Plus-ones',
  'Heads',
  'Meal',
  'Plus-one meals',
  'Dietary notes',
  'Age group',
  'Table',
  'Notes',
]

function eventLine(guest: Guest, household: Household | undefined, event: Event): (string | number | null)[] {
  const reply = guest.wedding_events.find(({ id }) => id === event.id)
  const plusOnes = reply?.plus_one_count ?? 0
  return [
    guest.lastname,
    guest.firstname,
    household?.name ?? '',
    answer(guest, event),
    plusOnes,
    1 + plusOnes,
    reply?.meal ?? '',
    reply ? dinnersSaid(reply).slice(1).join(', ') : '',
    guest.dietary_notes,
    ages[guest.age_group],
    guest.table_name,
    guest.notes,
  ]
}

function answer(guest: Guest, { id }: Event): string {
  const reply = guest.wedding_events.find((reply) => reply.id === id)
  return reply ? replyStatuses[reply.status as ReplyStatus] : ''
}

/** As MM-dd-yyyy. */
function day(moment: string | null): string {
  return moment ? `${moment.slice(5, 7)}-${moment.slice(8, 10)}-${moment.slice(0, 4)}` : ''
}
