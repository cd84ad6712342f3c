import { expect, test } from 'vitest'
import { inOrder, rippleOf, type Timed } from './ripple.ts'

// W3
test('twenty minutes late: what comes after goes along, a break takes it up, and what can’t move stays', () => {
  const day = [
    line(1, 960, 30, 'along'),
    line(2, 990, 60, 'along'),
    line(3, 1080, 30, 'if_needed'),
    line(4, 1110, 30, 'along'),
    line(5, 1200, 15, 'never'),
    line(6, 1215, 30, 'along'),
  ]
  expect(rippleOf(day, 1, 20)).toEqual({
    shifts: [
      { id: 1, starts: 980, minutes: 30 },
      { id: 2, starts: 1010, minutes: 60 },
    ],
    clashes: [],
  })
  // What runs into the fixed one is cut short to half at most, and said where even that doesn’t do.
  expect(rippleOf(day, 4, 70).shifts).toEqual([{ id: 4, starts: 1180, minutes: 20 }])
  expect(rippleOf(day, 4, 85)).toEqual({ shifts: [{ id: 4, starts: 1195, minutes: 15 }], clashes: [{ id: 4, with: 5, minutes: 10 }] })
})

// W3
test('of ten thousand days at random none moves what can’t move, goes earlier, changes its order or overlaps unsaid', () => {
  const chance = newChance(20_311)
  for (let nth = 0; nth < 10_000; nth++) {
    const day = Array.from({ length: 1 + chance(12) }, (_, at) =>
      line(at + 1, 240 + chance(1_440), chance(120), (['never', 'if_needed', 'along'] as const)[chance(3)]!),
    )
    const movable = day.filter(({ moves }) => moves !== 'never')
    if (movable.length === 0) continue
    const from = movable[chance(movable.length)]!
    const late = 1 + chance(240)
    const { shifts, clashes } = rippleOf(day, from.id, late)
    const after = new Map(day.map((one) => [one.id, shifts.find(({ id }) => id === one.id) ?? one]))
    const ordered = inOrder(day)
    for (const [at, one] of ordered.entries()) {
      const now = after.get(one.id)!
      const isBefore = at < ordered.indexOf(from)
      if (one.moves === 'never' || isBefore) expect([now.starts, now.minutes]).toEqual([one.starts, one.minutes])
      expect(now.starts).toBeGreaterThanOrEqual(one.starts)
      expect(now.starts).toBeLessThanOrEqual(1_679)
      expect(now.minutes).toBeLessThanOrEqual(one.minutes)
      expect(now.minutes).toBeGreaterThanOrEqual(Math.ceil(one.minutes / 2))
      // Minute by minute: who was through before another began is through before it now, or it is said for how long not.
      for (const other of ordered.slice(at + 1)) {
        if (one.starts + one.minutes > other.starts) continue
        const then = after.get(other.id)!
        expect(then.starts).toBeGreaterThanOrEqual(now.starts)
        const over = Math.max(0, now.starts + now.minutes - then.starts)
        expect(clashes.find((clash) => clash.id === one.id && clash.with === other.id)?.minutes ?? 0).toBe(over)
      }
    }
  }
})

function line(id: number, starts: number, minutes: number, moves: Timed['moves']): Timed {
  return { id, starts, minutes, moves }
}

/** The same on every run. */
function newChance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
