import { expect, test } from 'vitest'
import { addDays, daysFrom, dueDay, monthsBefore, stepsOf } from './plan.ts'
import { dayIn } from '#features/account/sign-in/today.ts'
import { templateOf } from './template-rows.server.ts'

const wedding = templateOf(1)
const years = Array.from({ length: 1_461 }, (_, nth) => addDays('2027-01-01', nth))

test('a month before is the same day of that month, or its last', () => {
  expect(monthsBefore('2027-06-26', 12)).toBe('2026-06-26')
  expect(monthsBefore('2028-03-31', 1)).toBe('2028-02-29')
  expect(monthsBefore('2027-03-31', 1)).toBe('2027-02-28')
  expect(monthsBefore('2028-02-29', 12)).toBe('2027-02-28')
  expect(monthsBefore('2027-01-15', 1)).toBe('2026-12-15')
  expect(monthsBefore('2027-06-26', 0.5)).toBe('2027-06-11')
  expect(monthsBefore('2027-01-31', -1)).toBe('2027-02-28')
})

test('on every day of four years, a leap day among them, each month back lands in that month, and the order holds', () => {
  for (const date of years) {
    let last = date
    for (let months = 0; months <= 24; months++) {
      const day = monthsBefore(date, months)
      const [year = 0, month = 0] = date.split('-').map(Number)
      const [theirYear = 0, theirMonth = 0] = day.split('-').map(Number)
      expect(theirYear * 12 + theirMonth).toBe(year * 12 + month - months)
      expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day)
      expect(day <= last).toBe(true)
      last = day
    }
  }
})

test('with a year to go every task stands where the plan has it', () => {
  const frame = { date: '2027-06-26', from: '2026-06-26', horizon: 12 }
  for (const { months_before } of wedding.items) expect(dueDay(frame, months_before)).toBe(monthsBefore('2027-06-26', months_before))
})

test('with less time nothing is due in the past, nothing after the day that belongs before it, and the order holds', () => {
  for (let left = 0; left <= 400; left++) {
    const from = '2027-02-26'
    const date = addDays(from, left)
    const days = wedding.items.map(({ months_before }) => ({ months_before, day: dueDay({ date, from, horizon: 12 }, months_before) }))
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted())
    for (const { months_before, day } of days) {
      expect(day >= from).toBe(true)
      if (months_before >= 0) expect(day <= date).toBe(true)
    }
  }
})

test('a plan that is about to begin goes step by step, in its order, and never in the past', () => {
  const months = wedding.items.map(({ months_before }) => months_before)
  const steps = stepsOf(months)
  expect(stepsOf([12, 12, 11, 11, 11, 10, -1])).toEqual([12, 11.5, 11, expect.closeTo(10.667, 2), expect.closeTo(10.333, 2), 10, -1])
  for (let left = 0; left <= 500; left++) {
    const frame = { date: addDays('2027-02-26', left), from: '2027-02-26', horizon: 12 }
    const days = months.map((month, nth) => dueDay(frame, month, steps[nth]))
    expect(days).toEqual(days.toSorted())
    expect(days[0]! >= frame.from).toBe(true)
    if (left > 100) expect(days.filter((day) => day === frame.from).length).toBeLessThan(3)
  }
})

test('squeezed into four months, the last weeks stay as they are and the first fall due within days', () => {
  const frame = { date: '2027-06-26', from: '2027-02-26', horizon: 12 }
  expect(dueDay(frame, 1)).toBe('2027-05-26')
  expect(dueDay(frame, 0.25)).toBe(monthsBefore('2027-06-26', 0.25))
  expect(dueDay(frame, 12)).toBe('2027-02-26')
  expect(daysFrom('2027-02-26', dueDay(frame, 11))).toBeLessThan(14)
})

test('a wedding that is over has its open tasks due today', () => {
  const frame = { date: '2026-06-26', from: '2026-11-22', horizon: 12 }
  for (const months of [12, 1, 0, -1, -2]) expect(dueDay(frame, months)).toBe('2026-11-22')
})

test('the day is that of the place, over the date line and at midnight', () => {
  const now = new Date('2026-11-22T04:30:00Z')
  expect(dayIn('America/New_York', now)).toBe('2026-11-21')
  expect(dayIn('Pacific/Kiritimati', now)).toBe('2026-11-22')
  expect(dayIn('Pacific/Pago_Pago', now)).toBe('2026-11-21')
  expect(dayIn('UTC', new Date('2028-02-29T23:59:59Z'))).toBe('2028-02-29')
})
