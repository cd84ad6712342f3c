import { expect, test } from 'vitest'
import { clockOf, lengthOf, secondsOf } from './lesson-time.ts'

test('a length is written as a clock shows it, and told in minutes and hours', () => {
  expect([secondsOf('8:40'), secondsOf('0:05'), secondsOf('12:00')]).toEqual([520, 5, 720])
  expect([clockOf(520), clockOf(5.9), clockOf(0)]).toEqual(['8:40', '0:05', '0:00'])
  expect([lengthOf(20), lengthOf(520), lengthOf(3_600), lengthOf(3_780)]).toEqual(['1 min', '9 min', '1 h 00', '1 h 03'])
})
