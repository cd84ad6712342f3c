// One chance: money

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'
import { currencies, digitsOf } from './currencies.ts'

const world = await newWorld()

test('10,000 random amounts in random currencies at random rates come to what another reckoning says, to the cent', async () => {
  const next = random(20_270_626)
  const ada = await world.couple()
  const cost = await made(ada, '/budget', { name: 'All', actual: 1_000_000_000_000 })
  let [seen, wrong] = [0, 0]
  for (let nth = 0; nth < 286; nth++) {
    const parts = Array.from({ length: 35 }, () => {
      const currency = currencies[next(currencies.length)]!
      const unit = 10 ** digitsOf(currency)
      // Many end in half a cent.
      const rate = next(3) === 0 ? `${next(3)}.${['5', '05', '005', '125'][next(4)]}` : `${next(4)}.${1 + next(999_999)}${next(999_999)}`
      const foreign_amount = 1 + (next(2) === 0 ? next(100 * unit) : next(500_000 * unit))
      return { name: 'Part', share: 'amount', foreign_amount, currency, rate, rate_date: '2027-05-03' }
    })
    const { body } = await ada.put(`/budget/${cost.id}/plan`, { parts: [...parts, { name: 'Rest', share: 'rest' }] })
    const kept = (body.data as Noted[]).slice(0, -1).toSorted((one, other) => one.id - other.id)
    for (const [at, part] of parts.entries()) {
      const one = kept[at]
      seen++
      if (
        BigInt(one?.amount ?? -1) !== exactly(part.foreign_amount, part.currency, part.rate) ||
        one?.foreign_amount !== part.foreign_amount
      )
        wrong++
    }
  }
  expect([seen, wrong]).toEqual([10_010, 0])
}, 120_000)

test('every currency has as many digits as the database says, and the standard', async () => {
  const asked = [...currencies, 'USD', 'XXX']
  const { rows } = await sql<{ code: string; digits: number | null }>`
    select code, currency_digits(code) as digits from unnest(${asked}::text[]) code`.execute(world.db)
  expect(Object.fromEntries(rows.map(({ code, digits }) => [code, digits]))).toEqual({
    ...Object.fromEntries(currencies.map((code) => [code, digitsOf(code)])),
    USD: null,
    XXX: null,
  })
  expect([digitsOf('JPY'), digitsOf('EUR'), digitsOf('KWD')]).toEqual([0, 2, 3])
  const known = new Set(Intl.supportedValuesOf('currency'))
  expect(currencies.filter((code) => !known.has(code) && !['SLE', 'VED', 'XCG', 'ZWG'].includes(code))).toEqual([])
})

test('a rate that follows from what was charged comes to just that, however much it is', async () => {
  const ada = await world.couple()
  const yen = { foreign_amount: 1_000_000_000_000_000, currency: 'JPY', rate_date: '2027-05-03' }
  const much = await made(ada, '/user-transactions', { name: 'Much', amount: 999_999_999_999, ...yen })
  expect(exactly(yen.foreign_amount, 'JPY', much.rate)).toBe(999_999_999_999n)
})

interface Noted {
  id: number
  amount: number
  foreign_amount: number
}

/** By counting half cents as somebody would on paper: not half up by the formula that is proved. */
function exactly(foreign_amount: number, currency: string, rate: string): bigint {
  const [whole = '0', part = ''] = rate.split('.')
  const behind = part.length + digitsOf(currency)
  const digits = (BigInt(whole + part) * BigInt(foreign_amount)).toString().padStart(behind + 1, '0')
  const [dollars, rest] = [digits.slice(0, digits.length - behind), digits.slice(digits.length - behind).padEnd(3, '0')]
  return BigInt(dollars + rest.slice(0, 2)) + (Number(rest[2]) >= 5 ? 1n : 0n)
}

async function made(couple: Person, path: string, body: object) {
  const answer = await couple.post(path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}

/** Numbers below what is asked for, the same each time. */
function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
}
