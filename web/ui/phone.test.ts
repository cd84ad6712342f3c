import { describe, expect, test } from 'vitest'
import { editPhone, formatPhone, isPhone } from './phone.ts'

test.each([
  '7075550148',
  '707-555-0148',
  '(707) 555-0148',
  '1 707 555 0148',
  '+1 707-555-0148',
  '+1.707.555.0148',
  '001 707 555 0148',
  '707 555 0148 ext. 12',
  '７０７ ５５５ ０１４８',
])('a number pasted as %s is shown in the one form', (pasted) => expect(formatPhone(pasted)).toBe('+1 (707) 555-0148'))

test('a number takes its form while it is typed, and loses it while it is deleted', () => {
  const typed: string[] = []
  for (const digit of '7075550148') typed.push(formatPhone((typed.at(-1) ?? '') + digit))
  expect(typed).toEqual([
    '+1 (7',
    '+1 (70',
    '+1 (707',
    '+1 (707) 5',
    '+1 (707) 55',
    '+1 (707) 555',
    '+1 (707) 555-0',
    '+1 (707) 555-01',
    '+1 (707) 555-014',
    '+1 (707) 555-0148',
  ])
  let left = '+1 (707) 555-0'
  for (let presses = 0; presses < 7; presses += 1) left = formatPhone(left.slice(0, -1))
  expect(left).toBe('')
})

test('somebody may begin with the country', () => {
  expect(['+', '+1', '1', '+1 ', '+17'].map(formatPhone)).toEqual(['+', '+1', '1', '+1 ', '+1 (7'])
})

test.each(['+44 20 7946 0018', '0044 20 7946 0018', '020 7946 0018', '0803 555 0148', '234 803 555 0148', '+46 (0)8-123 456'])(
  '%s, of another country, is a phone number as it is written',
  (phone) => expect([formatPhone(phone), isPhone(phone)]).toEqual([phone, true]),
)

test('signs without a number are none', () => {
  expect(['0', '+44', '0-------', '+44 ring twice', '0x803555014'].some(isPhone)).toBe(false)
})

test('of the USA and Canada two forms are accepted and no other', () => {
  expect(['+1 (707) 555-0148', '+1 707-555-0148'].every(isPhone)).toBe(true)
  expect(['707 555', '7075550148', '+1 (707) 555-014', '+1 (707)555-0148', '+1 (707) 555-01489', ''].some(isPhone)).toBe(false)
})

describe('the caret', () => {
  test('stays behind the digit that was just typed in the middle', () => {
    expect(editPhone('+1 (7907) 555-014', 6)).toEqual({ text: '+1 (790) 755-5014', caret: 6 })
  })

  test('stays where a digit was deleted', () => {
    expect(editPhone('+1 (707) 55-0148', 11)).toEqual({ text: '+1 (707) 550-148', caret: 11 })
  })

  test('goes on to the left when a mark of the form is deleted', () => {
    expect(editPhone('+1 (707)555-0148', 8)).toEqual({ text: '+1 (707) 555-0148', caret: 7 })
  })

  test('is at the end after typing there or pasting a whole number', () => {
    expect(editPhone('7', 1)).toEqual({ text: '+1 (7', caret: 5 })
    expect(editPhone('707.555.0148', 12)).toEqual({ text: '+1 (707) 555-0148', caret: 17 })
  })
})
