import { setTimeout as sleep } from 'node:timers/promises'
import { newProduct } from '#tests/faults/product.ts'
import { answerAs, countsOf, countsShown, inviteAll, newMet } from '#tests/faults/rush.ts'
import { type Couple, newCouples } from '#tests/faults/writers.ts'
import { type Bench, type Finding, goalOf } from './bench.ts'

/** Those that answer one after the other come first. */
const alone = 60
const together = 500
/** 60 as an evening after the letters went out; by default the peak of it. */
const seconds = Number(process.env['RUSH_SECONDS'] || 30)

/** 500 households answer within half a minute, beside households that answer one after the other. */
export async function benchRush({ isQuick }: Bench): Promise<Finding[]> {
  const product = await newProduct({ TRUSTED_PROXIES: '1' })
  try {
    const [couple] = await newCouples(product.origin, 1)
    const many = alone + (isQuick ? 100 : together)
    const span = isQuick ? seconds / 5 : seconds
    await inviteAll(product, couple!, many)
    const [quiet, rush] = [newMet(), newMet()]
    for (let nth = 0; nth < alone; nth++) await answerAs(nth, product, nth < 10 ? newMet() : quiet)
    const answering = Array.from({ length: many - alone }, async (_, nth) => {
      await sleep((nth * span * 1_000) / (many - alone))
      await answerAs(alone + nth, product, rush)
    })
    await Promise.all(answering)
    const waited = await untilRight(couple!, many)
    const errors = [...quiet.errors, ...rush.errors]
    if (errors.length > 0) throw new Error(errors[0])
    const both = { floor: `${p95(quiet.times).toFixed(0)} ms`, product: `${p95(rush.times).toFixed(0)} ms` }
    return [
      {
        what: `${many - alone} households answer within ${span} s: 95 of 100 requests, beside households one after the other`,
        ...both,
        value: p95(rush.times) / p95(quiet.times),
        unit: 'x',
        goal: goalOf('rush', 'p95'),
      },
      { what: 'the same in milliseconds', ...both, value: p95(rush.times), unit: ' ms', goal: goalOf('rush', 'milliseconds') },
      { what: 'until the couple’s numbers are right', floor: '', product: '', value: waited, unit: ' s', goal: goalOf('rush', 'numbers') },
    ]
  } finally {
    await product.remove()
  }
}

async function untilRight(couple: Couple, many: number): Promise<number> {
  const begun = performance.now()
  const wanted = JSON.stringify(countsOf(many))
  while (JSON.stringify(await countsShown(couple)) !== wanted) {
    if (performance.now() - begun > 60_000) throw new Error('The numbers do not become right')
    await sleep(20)
  }
  return (performance.now() - begun) / 1_000
}

export function p95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN
}
