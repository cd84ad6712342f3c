// One chance: money

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'
import { sumCosts } from '../rows.server.ts'

const { db } = await newWorld()

interface Cost {
  user: number
  id: number
  category: string
  estimated: number | null
  actual: number | null
}

interface Payment {
  user: number
  id: number
  item: number | null
  type: string
  way: 'expense' | 'refund' | 'income'
  amount: number | null
  isPaid: boolean
  refunds: number | null
}

const ledgers = 10_000
const categories = ['venues', 'caterers', 'florists']
const next = random(20_270_626)

// B1
test('what 10,000 random ledgers come to is what another reckoning says, to the cent', async () => {
  const [costs, payments]: [Cost[], Payment[]] = [[], []]
  for (let user = 1; user <= ledgers; user++) fill(user, costs, payments)
  await sql`insert into users (id, firstname, lastname, email) overriding system value
    select n, 'Ada', 'Byron', 'ledger' || n || '@example.com' from generate_series(1, ${ledgers}) n`.execute(db)
  await sql`insert into budget_items (user_id, id, name, category, estimated, actual) overriding system value
    select "user", id, 'Cost', category, estimated, actual
    from jsonb_to_recordset(${JSON.stringify(costs)}::jsonb) c ("user" bigint, id bigint, category text, estimated bigint, actual bigint)`.execute(
    db,
  )
  await sql`insert into user_transactions (user_id, id, item_id, name, type, transaction_type, amount, paid_at, refunds) overriding system value
    select "user", id, item, 'Payment', type, way, amount, case when "isPaid" then now() end, refunds
    from jsonb_to_recordset(${JSON.stringify(payments)}::jsonb)
      p ("user" bigint, id bigint, item bigint, type text, way text, amount bigint, "isPaid" boolean, refunds bigint) order by id`.execute(
    db,
  )
  const [costsOf, paymentsOf] = [Map.groupBy(costs, ({ user }) => user), Map.groupBy(payments, ({ user }) => user)]
  let wrong = 0
  for (let first = 1; first <= ledgers; first += 100) {
    const users = Array.from({ length: 100 }, (_, nth) => first + nth)
    const told = await Promise.all(
      users.map((user_id) => sumCosts(db, { user_id, actor_id: user_id, role: 'owner', events: 'all' } as never, undefined)),
    )
    for (const [nth, { categories: _, ...sums }] of told.entries()) {
      const own = reckoned(costsOf.get(users[nth]!) ?? [], paymentsOf.get(users[nth]!) ?? [])
      if (JSON.stringify(sums) !== JSON.stringify(own)) wrong++
    }
  }
  expect(payments.length).toBeGreaterThan(40_000)
  expect(wrong).toBe(0)
}, 120_000)

/** With whole numbers of any length, cost by cost, as somebody would on paper. */
function reckoned(costs: readonly Cost[], payments: readonly Payment[]) {
  const all = { estimated: 0n, actual: 0n, paid: 0n, due: 0n, promised: 0n, received: 0n }
  const add = (own: readonly Payment[], actual: bigint) => {
    let [paid, due] = [0n, 0n]
    for (const { way, amount, isPaid } of own) {
      if (way === 'expense' && isPaid) paid += BigInt(amount ?? 0)
      if (way === 'expense' && !isPaid) due += BigInt(amount ?? 0)
      if (way === 'refund' && isPaid) paid -= BigInt(amount ?? 0)
      if (way === 'income' && isPaid) all.received += BigInt(amount ?? 0)
    }
    const left = actual - paid
    all.paid += paid
    all.due += due
    all.promised += left > due ? left : due
  }
  for (const { id, estimated, actual } of costs) {
    all.estimated += BigInt(estimated ?? 0)
    all.actual += BigInt(actual ?? 0)
    add(
      payments.filter(({ item }) => item === id),
      BigInt(actual ?? 0),
    )
  }
  for (const payment of payments) if (payment.item === null) add([payment], 0n)
  // What is paid for no cost promises nothing beyond itself.
  const loose = payments.filter(({ item, way, isPaid }) => item === null && (way === 'refund' || way === 'expense') && isPaid)
  for (const { way, amount } of loose) if (way === 'refund') all.promised -= BigInt(amount ?? 0)
  return Object.fromEntries(Object.entries(all).map(([name, sum]) => [name, Number(sum)]))
}

function fill(user: number, costs: Cost[], payments: Payment[]): void {
  const own = Array.from({ length: 1 + next(4) }, () => {
    const cost = { user, id: costs.length + 1, category: categories[next(3)]!, estimated: maybe(), actual: maybe() }
    costs.push(cost)
    return cost
  })
  for (let nth = next(10); nth >= 0; nth--) {
    const item = next(5) === 0 ? null : own[next(own.length)]!.id
    const way = next(6) === 0 ? 'income' : 'expense'
    const payment: Payment = {
      user,
      id: payments.length + 1,
      item,
      type: categories[next(3)]!,
      way,
      amount: maybe(),
      isPaid: next(2) === 0,
      refunds: null,
    }
    payments.push(payment)
    if (way === 'expense' && payment.isPaid && payment.amount !== null && next(3) === 0) {
      const amount = next(payment.amount + 1)
      payments.push({ ...payment, id: payments.length + 1, way: 'refund', amount, isPaid: next(4) > 0, refunds: payment.id })
    }
  }
}

function maybe(): number | null {
  return next(6) === 0 ? null : next(5_000_000_00)
}

/** Numbers below what is asked for, the same each time. */
function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
}
