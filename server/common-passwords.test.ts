import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  ['a word that everybody takes', ['password', 'iloveyou', 'sunshine', 'football', 'Wedding2027']],
  ['a first name with a year', ['michael1985', 'Charlotte07', 'jennifer!']],
  ['what this product is called and about', ['posy2027', 'Planner2027', 'bridal123!', 'Fiancee27']],
  ['a word in disguise', ['P@ssw0rd1!', 'l3tm31n!', '$unsh1ne', '1234hello']],
  ['two such words, or one twice', ['hellohello', 'lovesummer', 'super.star', 'angel_baby1']],
  ['a walk over the keys', ['12345678', '87654321', 'qwertyuiop', '1qaz2wsx', 'q1w2e3r4t5', 'zaq12wsx', '!qaz2wsx']],
  ['a row of the alphabet', ['abcdefgh', 'abcd1234', 'zyxwvuts']],
  ['a repetition', ['aaaaaaaa', '12121212', 'abcabcabc', 'hahahaha']],
  ['a day', ['26062027', '20270626', '06262027', '26.06.2027', '19871988']],
])('%s is common', (_what, passwords) => {
  expect(passwords.filter((password) => !isCommonPassword(password))).toEqual([])
})

test('what a person or a machine thinks up is not', () => {
  const fine = [
    'a long enough password',
    'plan-with-posy',
    'My aunt keeps bees',
    'vK3#x9Lq2p',
    'xk29dkw0',
    'kolibri.und.7-tee',
    'purple elephant dances',
    '48151623',
    'theo’s uncle calls',
    'ананас на столе',
  ]
  expect(fine.filter(isCommonPassword)).toEqual([])
})

test('looking comes to an end, however long the password is', () => {
  const many = Array.from({ length: 100 }, (_, nth) => 'ab1!'.repeat(nth + 2))
  expect(many.filter((password) => !isCommonPassword(password))).toEqual([])
})
