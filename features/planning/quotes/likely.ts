import { guestsIn, type Heads } from './heads.ts'

interface Coming {
  now: Heads
  waiting: number
  declined: number
}

/** Of a hundred who are asked so many come, as a rule. */
const usual = 83

/** Few of those who have not said, the usual rate, and everybody who was asked: each mark with how many of the waiting come. */
export function marksOf({ now, waiting, declined }: Coming): { guests: number; of_waiting: number; kind: 'few' | 'usual' | 'all' }[] {
  const coming = guestsIn(now)
  const expected = Math.floor(((coming + waiting + declined) * usual + 50) / 100) - coming
  const likely = Math.min(waiting, Math.max(0, expected))
  const few = Math.min(likely, Math.floor((waiting * 45) / 100))
  return [
    { guests: coming + few, of_waiting: few, kind: 'few' },
    { guests: coming + likely, of_waiting: likely, kind: 'usual' },
    { guests: coming + waiting + declined, of_waiting: waiting, kind: 'all' },
  ]
}

/** How many it will likely be. */
export function likelyGuests(coming: Coming): number {
  return marksOf(coming)[1]!.guests
}
