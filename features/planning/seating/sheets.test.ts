import { expect, test } from 'vitest'
import type { SeatedPerson, SeatingTable } from './contract.ts'
import { escortCards } from './escort-cards.ts'
import { dishesOf, kitchenSums } from './kitchen-sums.ts'

const table = (id: number, name: string): SeatingTable => {
  return { id, name, shape: 'round', seats: 8, x: 500, y: 500, is_head: false, version: 1 }
}

let last = 0

function person(more: Partial<SeatedPerson>): SeatedPerson {
  const who = { guest_id: ++last, user_vendor_id: null, companion: 0, name: `Guest ${last}`, lastname: 'Guest', household_id: null }
  return { ...who, circle: '', status: 2, class: 'adult', meal: '', diet: '', table_id: null, ...more }
}

const names = (people: readonly SeatedPerson[]) => people.map(({ name }) => name)

// W2
test('the kitchen reads dishes table by table, plates for none who eats none, and who comes but has no chair', () => {
  const tables = [table(1, 'Fig'), table(2, 'Pear')]
  const people = [
    person({ name: 'Ann', table_id: 1, meal: 'Fish' }),
    person({ name: 'Bo', table_id: 1, meal: 'Beef' }),
    person({ name: 'Cy', table_id: 1, class: 'child' }),
    person({ name: 'Di', table_id: 1, class: 'infant' }),
    person({ name: 'Ed', table_id: 2, class: 'infant', meal: 'Beef' }),
    person({ name: 'The band', table_id: 2, class: 'vendor', guest_id: null, user_vendor_id: 1, companion: 1 }),
    // Nothing was heard of Flo, who has a chair all the same; of Gus neither, who has none.
    person({ name: 'Flo', table_id: 2, status: 0, meal: 'Beef' }),
    person({ name: 'Gus', status: 0, meal: 'Fish' }),
    person({ name: 'Hal', status: 2, meal: 'Fish' }),
    person({ name: 'Ida', status: 4 }),
  ]
  const [fig, pear, left, ...more] = kitchenSums({ tables, people })
  expect([fig?.table?.name, pear?.table?.name, left?.table, more]).toEqual(['Fig', 'Pear', undefined, []])
  expect([...fig!.meals].toSorted()).toEqual([
    ['', 1],
    ['Beef', 1],
    ['Fish', 1],
  ])
  expect(fig).toMatchObject({ children: 1, infants: 1, vendors: 0 })
  expect([...pear!.meals]).toEqual([['Beef', 2]])
  expect(pear).toMatchObject({ children: 0, infants: 1, vendors: 1 })
  expect(names(left!.people)).toEqual(['Hal', 'Ida'])
  expect(dishesOf([fig!, pear!, left!])).toEqual(['Beef', 'Fish', ''])
  expect(kitchenSums({ tables, people: people.filter(({ table_id }) => table_id !== null) })).toHaveLength(2)
})

// W2
test('at the entrance they stand by surname, whom somebody brings beside them, and nobody who works there', () => {
  const people = [
    person({ name: 'Zoe Abara', lastname: 'Abara', table_id: 1 }),
    person({ name: 'Ann Young', lastname: 'Young', table_id: 1 }),
    person({ name: 'Yves, their friend', lastname: 'Abara', companion: 1, table_id: 2 }),
    person({ name: 'The band', lastname: '', class: 'vendor', table_id: 2 }),
    person({ name: 'Bo Abara', lastname: 'Abara' }),
    person({ name: 'Élodie Éluard', lastname: 'Éluard', table_id: 1 }),
  ]
  expect(names(escortCards(people))).toEqual(['Yves, their friend', 'Zoe Abara', 'Élodie Éluard', 'Ann Young'])
})
