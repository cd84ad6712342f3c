import { fewestMoves, type Steps, stepsOfAll } from './fewest-moves.ts'
import { mustsOf, type Problem } from './seating-problem.ts'

/** So many steps are taken to see whether some of the rules can be kept. */
const patience = 20_000

/**
 * The fewest musts that can't be kept together, none where the chairs alone are too few; undefined where that took too long.
 * What must be broken one way or another is collected until the fewest that have a part in all of it can't be kept themselves.
 */
export function smallestConflict(problem: Problem, steps: Steps = { left: stepsOfAll }): number[] | undefined {
  const musts = mustsOf(problem)
  const isKept = (some: readonly number[]) => fewestMoves(problem, some, steps, patience) !== 'impossible'
  if (isKept(musts)) return undefined
  const broken: number[][] = []
  while (steps.left > 0) {
    const some = fewestIn(broken, steps)
    if (some === undefined || !isKept(some)) return some
    let kept = some
    for (const one of musts) if (!kept.includes(one) && isKept([...kept, one])) kept = [...kept, one]
    broken.push(musts.filter((one) => !kept.includes(one)))
  }
  return undefined
}

/** The fewest rules of which each of the lists has one; undefined where that took too long. */
function fewestIn(lists: readonly number[][], steps: Steps): number[] | undefined {
  for (let most = 0; steps.left > 0; most++) {
    const found = within(lists, [], most, steps)
    if (found) return found
  }
  return undefined
}

function within(lists: readonly number[][], chosen: readonly number[], most: number, steps: Steps): number[] | undefined {
  if (--steps.left <= 0) return undefined
  const open = lists.find((list) => !list.some((one) => chosen.includes(one)))
  if (!open) return [...chosen]
  if (chosen.length === most) return undefined
  for (const one of open) {
    const found = within(lists, [...chosen, one], most, steps)
    if (found) return found
  }
  return undefined
}
