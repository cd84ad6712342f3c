import { type Block, blocksOf, type Problem } from './seating-problem.ts'

/** Where everybody sits, by person; and by how many moves, which are the fewest unless it took too long to be sure. */
export interface Way {
  tables: number[]
  moves: number
}

export type Found = Way | 'impossible' | 'unknown'

/** What one proposal may take in all, so that it ends whatever is wished; counted, as no clock says the same twice. */
export interface Steps {
  left: number
}

export const stepsOfAll = 2_000_000

/** So many of them are taken before one search is given up as unknown. */
const patience = 200_000
const patienceOfLevel = 40_000

/**
 * Seats everybody, keeps every must, and moves as few as that allows. Who is bound to nobody is left out of the search: they
 * sit wherever a chair is left, and one moves for each chair that a table lacks.
 */
export function fewestMoves(problem: Problem, musts: readonly number[], steps: Steps = { left: stepsOfAll }, limit = patience): Found {
  const heads = problem.people.length
  if (heads > problem.chairs.reduce((sum, chairs) => sum + chairs, 0)) return 'impossible'
  if (steps.left <= 0) return 'unknown'
  // To look at everybody once is a step for each.
  steps.left -= heads
  const blocks = blocksOf(problem, musts)
  if (!blocks) return 'impossible'
  const room = roomOf(problem, blocks)
  const any = search(room, Number.POSITIVE_INFINITY, steps, limit)
  if (typeof any === 'string') return any
  // A level that takes too long says nothing of the next one, which is wider.
  for (let most = room.least; most < any.moves && steps.left > 0; most++) {
    const better = search(room, most, steps, Math.min(limit, patienceOfLevel))
    if (typeof better !== 'string') return seated(problem, room, better)
  }
  return seated(problem, room, any)
}

interface Room {
  chairs: readonly number[]
  blocks: readonly Block[]
  /** Those that are searched, the most bound first. */
  bound: readonly number[]
  /** Of each of them and those after it, how many move at least. */
  rest: readonly number[]
  least: number
  /** Who sits at each table bound to nobody. */
  free: readonly number[][]
  /** Tables that differ by nothing are tried once. */
  likes: readonly string[]
}

interface Choice {
  /** By block. */
  tables: number[]
  moves: number
}

function roomOf({ chairs, people, rules }: Problem, blocks: readonly Block[]): Room {
  const isBound = ({ members, apart, tables }: Block) => members.length > 1 || apart.size > 0 || tables.length < chairs.length
  const weight = (nth: number) => blocks[nth]!.apart.size + blocks[nth]!.members.length
  const bound = [...blocks.keys()]
    .filter((nth) => isBound(blocks[nth]!))
    .toSorted((one, other) => blocks[one]!.tables.length - blocks[other]!.tables.length || weight(other) - weight(one) || one - other)
  const rest = [0]
  for (const nth of bound.toReversed()) rest.unshift(rest[0]! + Math.min(...blocks[nth]!.tables.map((table) => blocks[nth]!.moves[table]!)))
  const free = chairs.map((): number[] => [])
  for (const block of blocks.filter((block) => !isBound(block))) free[people[block.members[0]!]!.at]?.push(block.members[0]!)
  const named = new Set(rules.flatMap((rule) => (rule.kind === 'at_table' ? [rule.table] : [])))
  const homes = new Set(people.map(({ at }) => at))
  const likes = chairs.map((seats, table) => (named.has(table) || homes.has(table) ? `t${table}` : `${seats}`))
  return { chairs, blocks, bound, rest, least: rest[0]!, free, likes }
}

function search(
  { chairs, blocks, bound, rest, free, likes }: Room,
  most: number,
  all: Steps,
  limit: number,
): Choice | 'impossible' | 'unknown' {
  const tables = blocks.map(() => -1)
  const load = chairs.map(() => 0)
  const given = Math.min(limit, all.left)
  let steps = given
  const over = (table: number) => Math.max(0, load[table]! + free[table]!.length - chairs[table]!)
  const overAtFirst = chairs.reduce((sum, _, table) => sum + over(table), 0)

  function place(depth: number, moves: number): number | undefined {
    if (moves + rest[depth]! > most) return undefined
    if (depth === bound.length) return moves
    const nth = bound[depth]!
    const block = blocks[nth]!
    const size = block.members.length
    const open = block.tables.filter(
      (table) => load[table]! + size <= chairs[table]! && [...block.apart].every((other) => tables[other] !== table),
    )
    const costs = new Map(open.map((table) => [table, block.moves[table]! + added(table, size)]))
    const tried = new Set<string>()
    for (const table of open.toSorted((one, other) => costs.get(one)! - costs.get(other)! || spare(other) - spare(one) || one - other)) {
      if (load[table] === 0 && tried.has(likes[table]!)) continue
      if (load[table] === 0) tried.add(likes[table]!)
      if (--steps < 0) return undefined
      tables[nth] = table
      load[table]! += size
      const found = place(depth + 1, moves + costs.get(table)!)
      if (found !== undefined) return found
      load[table]! -= size
      tables[nth] = -1
    }
    return undefined
  }
  const spare = (table: number) => chairs[table]! - load[table]! - free[table]!.length
  const added = (table: number, size: number) => Math.max(0, size - Math.max(0, spare(table)))

  const moves = place(0, overAtFirst)
  all.left -= given - Math.max(0, steps)
  if (moves !== undefined) return { tables, moves }
  return steps < 0 ? 'unknown' : 'impossible'
}

/** Gives everybody else a chair: who sits stays as far as there is room, the others take what is left. */
function seated({ people }: Problem, { chairs, blocks, bound, free }: Room, { tables, moves }: Choice): Way {
  const at = people.map(() => -1)
  const left = [...chairs]
  for (const nth of bound) {
    for (const one of blocks[nth]!.members) at[one] = tables[nth]!
    left[tables[nth]!]! -= blocks[nth]!.members.length
  }
  for (const [table, some] of free.entries()) {
    const staying = some.toSorted((one, other) => company(people, other) - company(people, one) || one - other).slice(0, left[table])
    for (const one of staying) at[one] = table
    left[table]! -= staying.length
  }
  for (const [one, table] of at.entries()) {
    if (table !== -1) continue
    at[one] = emptiest(left)
    left[at[one]!]! -= 1
  }
  return { tables: at, moves }
}

/** How many of their own household sit with them. */
function company(people: Problem['people'], one: number): number {
  const { household, at } = people[one]!
  return household === -1 ? 0 : people.filter((other) => other.household === household && other.at === at).length
}

function emptiest(left: readonly number[]): number {
  return left.indexOf(Math.max(...left))
}
