import type { SeatedPerson, SeatingPlan, SeatingRule, SeatingTable } from '#features/planning/seating/contract.ts'

/** 200 guests, 25 tables and 60 rules, of which a third are musts: what the solver is measured by. */
export function largeWedding(): SeatingPlan {
  const tables = Array.from({ length: 25 }, (_, nth): SeatingTable => {
    const seats = nth % 5 === 0 ? 10 : 8
    return { id: nth + 1, name: `Table ${nth + 1}`, shape: 'round', seats, x: 0, y: 0, is_head: nth === 0, version: 1 }
  })
  const people = Array.from({ length: 200 }, (_, nth): SeatedPerson => {
    const home = Math.floor(nth / 3)
    const lastname = `Home ${home}`
    const who = { guest_id: nth + 1, user_vendor_id: null, companion: 0, name: `Guest ${nth + 1}`, lastname, household_id: home + 1 }
    return { ...who, circle: `Circle ${home % 9}`, status: 2, class: 'adult', meal: '', diet: '', table_id: null }
  })
  const rules = Array.from({ length: 60 }, (_, nth): SeatingRule => {
    const [guest_id, other_id] = [((nth * 37) % 200) + 1, ((nth * 53 + 11) % 200) + 1]
    const kinds = ['apart', 'together', 'apart', 'at_table', 'together', 'apart'] as const
    const kind = kinds[nth % kinds.length] ?? 'apart'
    const whom = kind === 'at_table' ? { other_id: null, table_id: (nth % 25) + 1 } : { other_id, table_id: null }
    return { id: nth + 1, kind, is_must: nth % 3 === 0, guest_id, ...whom, note: '', version: 1 }
  })
  return { event: { id: 1, name: 'The wedding', date: null }, tables, people, rules, freed: [], basis: '' }
}

/** Four times eight of whom no two may share a table, and seven tables: it can't be, and to see why takes longer than anybody waits. */
export function contradicting(): SeatingPlan {
  const { tables, people, ...large } = largeWedding()
  const circles = [0, 8, 16, 24].map((first) => Array.from({ length: 8 }, (_, nth) => first + nth + 1))
  const pairs = circles.flatMap((some) => some.flatMap((one) => some.filter((other) => other > one).map((other) => [one, other] as const)))
  const must = { kind: 'apart', is_must: true, table_id: null, note: '', version: 1 } as const
  const rules = pairs.map(([guest_id, other_id], nth): SeatingRule => ({ ...must, id: nth + 1, guest_id, other_id }))
  return { ...large, tables: tables.slice(0, 7), people: people.slice(0, 32), rules }
}
