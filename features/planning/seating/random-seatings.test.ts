import { expect, test } from 'vitest'
import { fewestMoves } from './fewest-moves.ts'
import { finer } from './finer.ts'
import { randomBy } from './random-by.ts'
import { mustsOf, type Problem, type Rule } from './seating-problem.ts'
import { smallestConflict } from './smallest-conflict.ts'

/** By another way than the product's: what of a plan is against a must or against the chairs. */
function wrongIn({ chairs, rules }: Problem, at: readonly number[], musts: readonly number[]): string[] {
  const full = chairs.flatMap((seats, table) => (at.filter((one) => one === table).length > seats ? [`table ${table}`] : []))
  const broken = musts.filter((nth) => {
    const rule = rules[nth]!
    if (rule.kind === 'at_table') return at[rule.one] !== rule.table
    return rule.kind === 'together' ? at[rule.one] !== at[rule.other] : at[rule.one] === at[rule.other]
  })
  return [
    ...full,
    ...broken.map((nth) => `rule ${nth}`),
    ...at.flatMap((table, one) => (chairs[table] === undefined ? [`person ${one}`] : [])),
  ]
}

function movesIn({ people }: Problem, at: readonly number[]): number {
  return people.filter((person, one) => person.at !== -1 && person.at !== at[one]).length
}

/** Every plan there is, for a few people. */
function* allPlans(people: number, tables: number): Generator<number[]> {
  for (let nth = 0; nth < tables ** people; nth++)
    yield Array.from({ length: people }, (_, one) => Math.floor(nth / tables ** one) % tables)
}

function subsets(list: readonly number[]): number[][] {
  const all = Array.from({ length: 2 ** list.length }, (_, bits) => list.filter((__, nth) => (bits >> nth) & 1))
  return all.toSorted((one, other) => one.length - other.length)
}

interface Size {
  tables: number
  chairs: number
  people: number
  rules: number
}

function randomProblem(random: (below: number) => number, { tables, chairs, people, rules }: Size): Problem {
  const seats = Array.from({ length: tables }, () => 1 + random(chairs))
  const free = [...seats]
  const rule = (): Rule => {
    const [is_must, one] = [random(3) > 0, random(people)]
    if (random(3) === 0) return { is_must, one, kind: 'at_table', table: random(tables) }
    return { is_must, one, kind: random(2) === 0 ? 'together' : 'apart', other: (one + 1 + random(people - 1)) % people }
  }
  const seated = () => {
    const table = random(tables)
    const sits = random(3) > 0 && free[table]! > 0
    if (sits) free[table]! -= 1
    return sits ? table : -1
  }
  return {
    chairs: seats,
    people: Array.from({ length: people }, (_, one) => ({
      at: seated(),
      household: random(2) ? one >> 1 : -1,
      host: -1,
      circle: random(3),
      works: random(9) === 0,
    })),
    rules: Array.from({ length: rules }, rule),
  }
}

// W2
test('of 400 small weddings none moves more than the fewest, and none is called impossible that is possible', () => {
  const random = randomBy(11)
  let [possible, impossible] = [0, 0]
  for (let round = 0; round < 400; round++) {
    const problem = randomProblem(random, { tables: 2 + random(2), chairs: 3, people: 3 + random(3), rules: random(7) })
    const musts = mustsOf(problem)
    const plans = [...allPlans(problem.people.length, problem.chairs.length)].filter((at) => wrongIn(problem, at, musts).length === 0)
    const found = fewestMoves(problem, musts)
    if (plans.length === 0) {
      expect(found).toBe('impossible')
      impossible++
      continue
    }
    if (typeof found === 'string') throw new Error(`round ${round}: ${found}`)
    const fewest = Math.min(...plans.map((at) => movesIn(problem, at)))
    for (const at of [found.tables, finer(problem, found, round + 1)])
      expect([wrongIn(problem, at, musts), movesIn(problem, at), found.moves]).toEqual([[], fewest, fewest])
    possible++
  }
  expect(Math.min(possible, impossible)).toBeGreaterThan(40)
})

// W2
test('of 300 small weddings that can’t be the fewest rules are named that contradict each other', () => {
  const random = randomBy(7)
  const sizes = new Map<number, number>()
  for (let round = 0; sizes.size < 4 || [...sizes.values()].reduce((sum, n) => sum + n, 0) < 300; round++) {
    const problem = randomProblem(random, { tables: 2 + random(2), chairs: 3, people: 3 + random(3), rules: 2 + random(6) })
    const plans = [...allPlans(problem.people.length, problem.chairs.length)]
    const isKept = (some: readonly number[]) => plans.some((at) => wrongIn(problem, at, some).length === 0)
    const conflict = smallestConflict(problem)
    const smallest = subsets(mustsOf(problem)).find((some) => !isKept(some))
    expect(conflict?.length).toBe(smallest?.length)
    if (!conflict) continue
    expect(isKept(conflict)).toBe(false)
    sizes.set(conflict.length, (sizes.get(conflict.length) ?? 0) + 1)
  }
})

// W2
test('120 random weddings of up to 120 people keep every must, and who sits well stays', () => {
  const random = randomBy(3)
  let found = 0
  for (let round = 0; round < 120; round++) {
    const problem = randomProblem(random, { tables: 8 + random(12), chairs: 12, people: 30 + random(60), rules: random(30) })
    const musts = mustsOf(problem)
    const way = fewestMoves(problem, musts)
    if (typeof way === 'string') continue
    found++
    const at = finer(problem, way, round + 1)
    expect(wrongIn(problem, at, musts)).toEqual([])
    expect(movesIn(problem, at)).toBeLessThanOrEqual(way.moves)
    // Seen from where they sit now, the plan is right as it is.
    const again = { ...problem, people: problem.people.map((person, one) => ({ ...person, at: at[one]! })) }
    expect(fewestMoves(again, musts)).toMatchObject({ moves: 0, tables: at })
  }
  expect(found).toBeGreaterThan(40)
})
