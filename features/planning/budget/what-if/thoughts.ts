import type { Cost } from '../contract.ts'
import { type CostDraft, draftOf, type Errors, saidIn, unread } from '../cost-draft.ts'
import { headRates } from '../head-counts.ts'

/** A cost and how it might be, as its fields hold it. */
export interface Thought {
  cost: Cost
  draft: CostDraft
}

export function newThought(cost: Cost): Thought {
  return { cost, draft: draftOf(cost) }
}

/** Whether anything of it is otherwise than it stands. */
export function isThought({ cost, draft }: Thought): boolean {
  const now = draftOf(cost)
  return Object.keys(now).some((name) => draft[name as keyof CostDraft] !== now[name as keyof CostDraft])
}

/** What stands in the fields of each, or what of it nobody can read. */
export function saidThoughts(thoughts: readonly Thought[]) {
  const errors = new Map(thoughts.map(({ cost, draft }): [number, Errors] => [cost.id, unread(draft)]))
  if ([...errors.values()].some((wrong) => Object.keys(wrong).length > 0)) return { errors }
  return { changes: thoughts.map(({ cost: { id, version }, draft }) => ({ id, version, ...figuresIn(draft) })) }
}

/** Beside a count of heads no one amount is said. */
function figuresIn(draft: CostDraft) {
  const said = saidIn(draft)
  const { head_count, guaranteed, expected_rate, estimated, actual } = said
  const rates = Object.fromEntries(headRates.map((name) => [name, said[name]]))
  return { head_count, guaranteed, expected_rate, ...rates, actual, ...(head_count === null && { estimated }) }
}
