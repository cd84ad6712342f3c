import { t } from '#web/text/text.ts'
import { readMoney, showMoney } from '#web/ui/money.ts'
import { blockKinds, type RoomBlock } from './contract.ts'

/** A hotel as its fields hold it: numbers and amounts as they are typed. */
export type RoomDraft = Record<
  (typeof texts)[number] | (typeof numbers)[number] | (typeof days)[number] | 'event_id' | 'kind' | 'rate',
  string
>

export type Errors = Record<string, string[]>

const texts = ['hotel', 'link', 'code', 'note'] as const
const numbers = ['rooms', 'nights', 'promised', 'taken'] as const
const days = ['first_night', 'cutoff'] as const

export function newDraft(event: number | undefined): RoomDraft {
  const nothing = { hotel: '', rooms: '', first_night: '', rate: '', cutoff: '', link: '', code: '', note: '' }
  return { ...nothing, event_id: event === undefined ? '' : String(event), kind: 'courtesy', nights: '1', promised: '80', taken: '0' }
}

export function draftOf(block: RoomBlock): RoomDraft {
  const { hotel, event_id, kind, rooms, nights, first_night, rate, promised, taken, cutoff, link, code, note } = block
  const figures = { rooms: String(rooms), nights: String(nights), promised: String(promised), taken: String(taken) }
  const event = event_id === null ? '' : String(event_id)
  const when = { first_night: first_night ?? '', cutoff: cutoff ?? '' }
  return { hotel, event_id: event, kind, ...figures, ...when, rate: rate === null ? '' : showMoney(rate), link, code, note }
}

/** What the fields say, as the server takes it. */
export function saidIn(draft: RoomDraft) {
  const { event_id, kind, first_night, cutoff, rate } = draft
  const whole = (name: (typeof numbers)[number]) => readWhole(draft[name]) ?? 0
  const word = (name: (typeof texts)[number]) => draft[name].trim()
  return {
    hotel: word('hotel'),
    event_id: event_id === '' ? null : Number(event_id),
    kind: blockKinds.find((one) => one === kind) ?? 'courtesy',
    rooms: whole('rooms'),
    nights: whole('nights'),
    first_night: first_night || null,
    rate: readMoney(rate) ?? null,
    promised: whole('promised'),
    taken: whole('taken'),
    cutoff: cutoff || null,
    link: word('link'),
    code: word('code'),
    note: word('note'),
  }
}

/** What nobody can read is not sent, else it would be nothing. */
export function unread(draft: RoomDraft): Errors {
  const odd = numbers.filter((name) => readWhole(draft[name]) === undefined)
  return {
    ...Object.fromEntries(odd.map((name) => [name, [t('rooms.not_a_number')]])),
    ...(draft.rate.trim() !== '' && readMoney(draft.rate) === undefined && { rate: [t('budget.amount_unread')] }),
  }
}

/** A whole number from nothing up, as somebody types it. */
export function readWhole(typed: unknown): number | undefined {
  const text = String(typed ?? '').trim()
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined
}
