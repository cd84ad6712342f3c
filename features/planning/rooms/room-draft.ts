import { t } from '#web/text/text.ts'
import { readMoney } from '#web/ui/money.ts'
import { blockKinds } from './contract.ts'

type Errors = Record<string, string[]>

/** What the fields say, as the server takes it, or what of it nobody can read. */
export function saidIn(form: FormData) {
  const word = (name: string) => String(form.get(name) ?? '').trim()
  const whole = (name: string) => readWhole(form.get(name))
  const wrong: Errors = {
    ...Object.fromEntries(
      ['rooms', 'nights', 'promised', 'taken'].filter((name) => whole(name) === undefined).map((name) => [name, [t('rooms.not_a_number')]]),
    ),
    ...(word('rate') !== '' && readMoney(word('rate')) === undefined && { rate: [t('budget.amount_unread')] }),
  }
  const event = word('event_id')
  const said = {
    hotel: word('hotel'),
    event_id: event === '' ? null : Number(event),
    kind: blockKinds.find((one) => one === word('kind')) ?? 'courtesy',
    rooms: whole('rooms') ?? 0,
    nights: whole('nights') ?? 0,
    first_night: word('first_night') || null,
    rate: readMoney(word('rate')) ?? null,
    promised: whole('promised') ?? 0,
    taken: whole('taken') ?? 0,
    cutoff: word('cutoff') || null,
    link: word('link'),
    code: word('code'),
    note: word('note'),
  }
  return { said, wrong }
}

/** A whole number from nothing up, as somebody types it. */
export function readWhole(typed: unknown): number | undefined {
  const text = String(typed ?? '').trim()
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined
}
