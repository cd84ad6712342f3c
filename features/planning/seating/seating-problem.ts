/** What a plan is worked out from; all of it is numbers in lists. */
export interface Problem {
  /** Chairs of each table. */
  chairs: readonly number[]
  people: readonly Seated[]
  rules: readonly Rule[]
}

export interface Seated {
  /** The table at which they sit, or -1. */
  at: number
  /** Who belongs together by a household, and whom one brings; -1 of nobody. */
  household: number
  host: number
  /** How they know the couple: those of one circle know each other. */
  circle: number
  /** They work there: no guest wants to be the only one among them. */
  works: boolean
}

export type Rule = { is_must: boolean; one: number } & ({ kind: 'together' | 'apart'; other: number } | { kind: 'at_table'; table: number })

/** People who can only sit together. */
export interface Block {
  members: readonly number[]
  /** The tables where they may. */
  tables: readonly number[]
  /** How many of them would change their table, by table. */
  moves: readonly number[]
  /** Blocks that sit elsewhere. */
  apart: ReadonlySet<number>
}

/** Whom the musts bind together, and where they may sit; undefined where some contradict each other at once. */
export function blocksOf({ chairs, people, rules }: Problem, musts: readonly number[]): Block[] | undefined {
  const heads = people.map((_, nth) => nth)
  const headOf = (nth: number): number => (heads[nth] === nth ? nth : (heads[nth] = headOf(heads[nth]!)))
  const chosen = musts.map((nth) => rules[nth]!)
  for (const rule of chosen) if (rule.kind === 'together') heads[headOf(rule.one)] = headOf(rule.other)
  const members = [...Map.groupBy(heads.keys(), headOf).values()]
  const blockOf = new Map(members.flatMap((some, nth) => some.map((one) => [one, nth] as const)))
  const tables = members.map((some) => [...chairs.keys()].filter((table) => chairs[table]! >= some.length))
  const apart = members.map(() => new Set<number>())
  for (const rule of chosen) {
    const block = blockOf.get(rule.one)!
    if (rule.kind === 'at_table') tables[block] = tables[block]!.filter((table) => table === rule.table)
    if (rule.kind !== 'apart') continue
    const other = blockOf.get(rule.other)!
    if (other === block) return undefined
    apart[block]!.add(other)
    apart[other]!.add(block)
  }
  if (tables.some((some) => some.length === 0)) return undefined
  return members.map((some, nth) => ({
    members: some,
    tables: tables[nth]!,
    apart: apart[nth]!,
    moves: [...chairs.keys()].map((table) => some.filter((one) => people[one]!.at !== -1 && people[one]!.at !== table).length),
  }))
}

export function mustsOf({ rules }: Problem): number[] {
  return [...rules.keys()].filter((nth) => rules[nth]!.is_must)
}
