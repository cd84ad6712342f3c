import type { Way } from './fewest-moves.ts'
import { randomBy } from './random-by.ts'
import { costOf } from './seating-cost.ts'
import { type Block, blocksOf, mustsOf, type Problem } from './seating-problem.ts'

/** So many tries make a large wedding as good as it gets. */
const mostTries = 60_000

/** Better company by the same moves: tries changes, and takes worse ones the more rarely the longer it goes on. */
export function finer(problem: Problem, way: Way, seed: number): number[] {
  const blocks = blocksOf(problem, mustsOf(problem)) ?? []
  const at = [...way.tables]
  const load = problem.chairs.map((_, table) => at.filter((one) => one === table).length)
  const tableOf = ({ members }: Block) => at[members[0]!]!
  const mayChange = (block: Block, table: number) => block.tables.includes(table) && block.moves[table]! <= block.moves[tableOf(block)]!
  const movable = blocks.filter((block) => block.tables.some((table) => table !== tableOf(block) && mayChange(block, table)))
  const cost = costOf(problem, at)
  const random = randomBy(seed)
  let best = [...at]
  let least = cost.total()

  /** Whether a block may sit there when those who leave have left. */
  function may(block: Block, table: number, leaving?: Block): boolean {
    const room = problem.chairs[table]! - load[table]! + (leaving?.members.length ?? 0)
    const isApart = [...block.apart].every((nth) => blocks[nth] === leaving || tableOf(blocks[nth]!) !== table)
    return mayChange(block, table) && block.members.length <= room && isApart
  }
  function sit(block: Block, table: number) {
    load[tableOf(block)]! -= block.members.length
    load[table]! += block.members.length
    for (const one of block.members) cost.move(one, table)
  }

  const tries = movable.length === 0 ? 0 : Math.min(mostTries, movable.length * 600)
  for (let tried = 0; tried < tries; tried++) {
    const [block, other] = [movable[random(movable.length)]!, movable[random(movable.length)]!]
    const from = tableOf(block)
    // One of two tries changes two who sit, as a full room has no other way.
    const partner = tried % 2 === 0 ? other : undefined
    const to = partner ? tableOf(partner) : block.tables[random(block.tables.length)]!
    if (to === from || !may(block, to, partner) || (partner && !may(partner, from, block))) continue
    const before = cost.total()
    sit(block, to)
    if (partner) sit(partner, from)
    const change = cost.total() - before
    const warmth = 10 * 0.02 ** (tried / tries)
    if (change > 0 && random(1_000_000) / 1_000_000 > Math.exp(-change / warmth)) {
      sit(block, from)
      if (partner) sit(partner, to)
    } else if (cost.total() < least) {
      least = cost.total()
      best = [...at]
    }
  }
  return best
}
