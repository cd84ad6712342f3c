import { t } from '#web/text/text.ts'
import { readMoney, showMoney } from '#web/ui/money.ts'
import type { Foreign } from '../foreign/foreign-shapes.ts'
import type { ListedPayment, PlanPart } from './contract.ts'

/** A part of a plan as its fields hold it. */
export interface DraftPart {
  key: number
  name: string
  share: 'amount' | 'percent' | 'rest'
  /** Dollars or percent, as typed. */
  much: string
  due_from: '' | 'signing' | 'wedding'
  days: string
  due_date: string
  /** What was noted of the amount `as`, which goes along as long as that stays. */
  noted?: { as: string } & Foreign
}

let keys = 0

export function newPart(given: Partial<DraftPart> = {}): DraftPart {
  return { key: keys++, name: t('plan.part'), share: 'percent', much: '', due_from: '', days: '', due_date: '', ...given }
}

/** Those that are to be paid, else a first proposal: a quarter, a half, the rest. */
export function draftParts(open: readonly ListedPayment[]): DraftPart[] {
  if (open.length === 0)
    return [
      newPart({ name: t('plan.deposit'), much: '25' }),
      newPart({ name: t('plan.second'), much: '50' }),
      newPart({ name: t('plan.last'), share: 'rest' }),
    ]
  const parts = open.map(({ name, share, amount, percent, due_from, due_days, due_date, ...payment }) =>
    newPart({
      noted: { ...notedOf(payment), as: amount === null ? '' : showMoney(amount) },
      name,
      share: share ?? 'amount',
      much: share === 'percent' ? String((percent ?? 0) / 100) : share === 'amount' && amount !== null ? showMoney(amount) : '',
      due_from: due_from ?? '',
      days: due_days === null ? '' : String(Math.abs(due_days)),
      due_date: due_from === null ? (due_date ?? '') : '',
    }),
  )
  const rest = parts.filter(({ share }) => share === 'rest')
  return [
    ...parts.filter(({ share }) => share !== 'rest'),
    ...(rest.length > 0 ? rest : [newPart({ name: t('plan.last'), share: 'rest' })]),
  ]
}

/** What each part comes to, as the database reckons it; nothing for what nobody can read. */
export function reckoned(
  parts: readonly DraftPart[],
  actual: number,
  paid: readonly Pick<ListedPayment, 'amount'>[],
): (number | undefined)[] {
  const settled = paid.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  const amounts = parts.map(({ share, much }) => {
    if (share === 'amount') return readMoney(much)
    const percent = readPercent(much)
    return percent === undefined ? undefined : Math.floor((actual * percent + 5_000) / 10_000)
  })
  const others = parts.reduce((sum, { share }, nth) => (share === 'rest' ? sum : sum + (amounts[nth] ?? 0)), 0)
  return parts.map(({ share }, nth) => (share === 'rest' ? actual - settled - others : amounts[nth]))
}

/** What is sent, or what is wrong with it in words. */
export function saidParts(parts: readonly DraftPart[]): PlanPart[] | string {
  const said: PlanPart[] = []
  for (const { name, share, much, due_from, days, due_date, noted } of parts) {
    const amount = share === 'amount' ? readMoney(much) : undefined
    const percent = share === 'percent' ? readPercent(much) : undefined
    if (name.trim() === '') return t('plan.name_missing')
    if (share !== 'rest' && amount === undefined && percent === undefined) return t('plan.unread', { name })
    if (due_from !== '' && !/^\d{1,4}$/.test(days)) return t('plan.days_unread', { name })
    const due_days = due_from === '' ? null : due_from === 'wedding' ? 0 - Number(days) : Number(days)
    const when = { due_from: due_from || null, due_days, due_date: due_from === '' && due_date !== '' ? due_date : null }
    const note = noted && share === 'amount' && much === noted.as ? notedOf(noted) : {}
    said.push({ name, share, amount: amount ?? null, percent: percent ?? null, ...when, ...note })
  }
  return said
}

function notedOf({ foreign_amount, currency, rate, rate_date }: Foreign): Foreign {
  return { foreign_amount, currency, rate, rate_date }
}

/** Hundredths of a percent. */
function readPercent(text: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text.replace(/[%\s]/g, '')) ?? []
  if (whole === undefined) return undefined
  const percent = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return percent <= 10_000 ? percent : undefined
}
