import { expect, test } from 'vitest'
import { changedItem } from './changed-item.ts'
import { refusal } from './refusal.ts'

const list = [
  { id: 1, title: 'Book the barn' },
  { id: 2, title: 'Ask the choir' },
]

test('an item is changed in its place, and the list that was there stays as it is', () => {
  const changed = changedItem(list, 2, (item) => ({ ...item, title: 'Ask the band' }))
  expect(changed.map(({ title }) => title)).toEqual(['Book the barn', 'Ask the band'])
  expect(list[1]?.title).toBe('Ask the choir')
})

// TEXT-017
test('an item that is not on the list can’t be changed, and that is said as a refusal is', () => {
  const fail = () => changedItem(list, 3, (item) => item)
  expect(fail).toThrow('item not found in list')
  expect(reasonOf(fail)).toMatchObject({ status: 404, message: 'item not found in list' })
  expect(() => changedItem([], 1, (item) => item)).toThrow('item not found in list')
})

function reasonOf(fail: () => void) {
  try {
    fail()
  } catch (error) {
    return refusal(error)
  }
  return undefined
}
