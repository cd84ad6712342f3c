import { addDays, daysFrom } from '#features/planning/checklist/plan.ts'
import { movedBetween } from '#features/planning/budget/what-if/moved.ts'
import type { Figure, MovedPayment, MovedTask, Preview, Wishes } from './contract.ts'
import { fateOf, sumsOf } from './fates.ts'
import { alongBy } from './going-along.ts'
import type { NewDay } from './new-days.ts'
import type { People, Planned } from './standing-rows.server.ts'

interface Seen {
  before: Planned
  after: Planned
  days: { moved: NewDay; others: NewDay[] }
  people: People
  today: string
  basis: string
}

/** Of two moments, what moved and what stays; what could go along says where. */
export function previewOf({ before, after, days, people, today, basis }: Seen): Preview {
  const { from, to } = days.moved
  const payments = before.payments && paymentsOf(before, after, days.moved, today)
  const vendors = people.vendors && people.vendors.map(({ version: _, ...vendor }) => ({ ...vendor, fate: fateOf(vendor, today) }))
  return {
    event: days.moved,
    days: from !== null && to !== null ? daysFrom(from, to) : null,
    today,
    events: days.others,
    payments,
    paid: before.paid,
    tasks: tasksOf(before, after, [days.moved, ...days.others], today),
    done: before.done,
    answers: people.answers,
    told: people.told,
    leaving: people.leaving,
    vendors,
    deposits: vendors && sumsOf(vendors),
    money: payments && moneyOf(payments, today),
    figures: before.figures && movedBetween(before.figures, after.figures ?? []).filter(isBudget),
    basis,
  }
}

/** Those on days of their own that were chosen to go along, and where they go. */
export function chosenPayments({ payments }: Planned, { from, to }: NewDay, wishes: Wishes): { id: number; along: string }[] {
  return (payments ?? []).flatMap(({ id, due_date }) => {
    const along = wishes.payments.includes(id) ? alongBy(due_date, from, to) : null
    return along === null ? [] : [{ id, along }]
  })
}

function paymentsOf(before: Planned, after: Planned, { from, to }: NewDay, today: string): MovedPayment[] {
  const then = new Map(after.payments?.map((one) => [one.id, one.due_date]))
  return (before.payments ?? []).map(({ id, name, vendor, amount, due_date, rule }) => {
    const next = then.get(id) ?? null
    const along = rule === 'fixed' ? alongBy(due_date, from, to) : null
    return { id, name, vendor, amount, from: due_date, to: next, rule, along, is_past: next !== due_date && next !== null && next < today }
  })
}

function tasksOf(before: Planned, after: Planned, days: readonly NewDay[], today: string): MovedTask[] {
  const then = new Map(after.tasks.map((one) => [one.id, one]))
  const to = new Map(days.filter((day) => day.from !== day.to).map((day) => [day.id, day.to]))
  return before.tasks.flatMap(({ id, title, event_id, due_date, planned_for, rule }) => {
    const day = to.get(event_id)
    if (day === undefined) return []
    const next = then.get(id)?.due_date ?? null
    const by = rule === 'hand' && day !== null && planned_for !== null && due_date !== null ? daysFrom(planned_for, day) : null
    const along = by === null || due_date === null ? null : addDays(due_date, by)
    const is_past = next !== due_date && next === today
    return [
      { id, title, event_id, from: due_date, to: next, rule, along, is_past, is_gone: !then.has(id) && due_date === null && day !== null },
    ]
  })
}

/** What is to be paid, how much of it moves, and what is due within thirty days, before and after. */
function moneyOf(payments: readonly MovedPayment[], today: string): NonNullable<Preview['money']> {
  const sum = (some: readonly MovedPayment[]) => some.reduce((all, { amount }) => all + (amount ?? 0), 0)
  const soon = (day: string | null) => day !== null && day <= addDays(today, 30)
  const moves = payments.filter(({ from, to }) => from !== to)
  const to_pay = sum(payments)
  return {
    to_pay,
    moves: sum(moves),
    stays: to_pay - sum(moves),
    soon_before: sum(payments.filter(({ from }) => soon(from))),
    soon_after: sum(payments.filter(({ to }) => soon(to))),
  }
}

function isBudget(figure: { of: string }): figure is Figure {
  return ['all', 'cost', 'quote'].includes(figure.of)
}
