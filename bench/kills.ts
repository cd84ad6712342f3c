import { killAfterYes } from '#tests/faults/paid-kills.ts'
import { type Bench, type Finding, goalOf } from './bench.ts'

/** The proof of the gate with a hundred buyers: the product is killed right after the provider's yes, each time. */
export async function benchKills({ isQuick }: Bench): Promise<Finding[]> {
  const kills = isQuick ? 10 : 100
  const { lost, open, seconds, charges, rows, statuses } = await killAfterYes(kills)
  const none = { floor: '', unit: '' }
  const wrong = charges.filter((times) => times !== 1).length + statuses.filter((status) => status !== 200).length
  const closed = kills - rows.filter(({ status, is_open }) => status === 'paid' && is_open).length
  return [
    { ...none, what: `${kills} kills after the provider’s yes: answers that were lost`, product: `${lost}`, value: lost },
    { ...none, what: 'charged twice or not at all', product: `${wrong}`, value: wrong, goal: goalOf('kills', 'wrong') },
    {
      ...none,
      what: 'paid, and without access',
      product: `${closed}`,
      value: kills - Math.min(open, kills - closed),
      goal: goalOf('kills', 'closed'),
    },
    {
      what: 'From the last start until each has what they paid',
      floor: '',
      product: '',
      value: seconds,
      unit: ' s',
      goal: goalOf('kills', 'seconds'),
    },
  ]
}
