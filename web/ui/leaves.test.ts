import { expect, test } from 'vitest'
import { leavesOf, monthStarts } from './leaves.ts'

const month = { label: 'Nov', done: 0, due: 0, to_come: 0 }

test('a few tasks have a leaf each, what is done before what is due', () => {
  const { tasksPerLeaf, months } = leavesOf([
    { ...month, done: 2, due: 1 },
    { ...month, to_come: 1 },
  ])
  expect(tasksPerLeaf).toBe(1)
  expect(months).toEqual([['done', 'done', 'due'], ['to_come']])
})

test('many tasks share leaves, and the only late one keeps its leaf', () => {
  const { tasksPerLeaf, months } = leavesOf([
    { ...month, done: 60, due: 1 },
    { ...month, to_come: 59 },
  ])
  expect(tasksPerLeaf).toBe(5)
  expect(months[0]?.filter((leaf) => leaf === 'done')).toHaveLength(12)
  expect(months[0]?.filter((leaf) => leaf === 'due')).toHaveLength(1)
  expect(months[1]).toHaveLength(12)
})

test('months take the room of their leaves, an empty one the room of one', () => {
  expect(monthStarts([['done', 'done'], [], ['to_come']])).toEqual([0, 50, 75])
  expect(leavesOf([]).months).toEqual([])
})
