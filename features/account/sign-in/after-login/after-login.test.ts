// One chance: rights

import { expect, test } from 'vitest'
import { startPath } from '#web/map/routes.ts'
import { afterLogin, type Arrival, rules } from './after-login.ts'

const couple = { is_vendor: false, first_steps_at: '2026-11-21T12:00:00Z' }
const newCouple = { is_vendor: false, first_steps_at: null }
const vendor = { is_vendor: true, first_steps_at: '2026-11-21T12:00:00Z' }
const newVendor = { is_vendor: true, first_steps_at: null }

/** All that could be known at once, so that a row shows which rule comes before which. */
const everything = {
  user: newVendor,
  redirect_to: '/tools/guest-list?search=ada',
  at: '/style-quiz/3',
  has_quiz_answers: true,
  tool: 'guest-list',
}

type Row = [which: string, arrival: Arrival, to: string]

const rows: Row[] = [
  [
    'somebody who has no name yet',
    { ...everything, user: { ...newVendor, firstname: '' } },
    '/complete-profile-idc?redirect-to=%2Ftools%2Fguest-list%3Fsearch%3Dada',
  ],
  ['the pages where a couple submits a wedding', { ...everything, at: '/tools/submit-wedding/create' }, '/tools/submit-wedding/email'],
  [
    'the pages where a vendor submits a wedding',
    { ...everything, at: '/tools/vendor-submit-wedding' },
    '/tools/vendor-submit-wedding/email',
  ],
  ['what the address asked for', everything, '/tools/guest-list?search=ada'],
  ['the style quiz', { ...everything, redirect_to: undefined }, '/style-quiz/result'],
  ['answers to the style quiz', { ...everything, redirect_to: undefined, at: '/' }, '/style-quiz/result'],
  ['a tool', { user: newVendor, tool: 'guest-list' }, '/tools/guest-list'],
  ['a vendor at the beginning', { user: newVendor }, '/complete/vendor-profile/1'],
  ['who came to help another couple', { user: { ...newCouple, helps_since: '2026-11-21T12:00:00Z' } }, '/dashboard'],
  ['a couple at the beginning', { user: newCouple }, '/complete/profile/1'],
  ['a vendor', { user: vendor }, '/vendor/dashboard'],
  ['a couple', { user: couple }, '/dashboard'],
]

// STATE-003 STATE-004 STATE-005 STATE-006 STATE-007
test.each(rows)('%s leads on, before all that comes later', (_, arrival, to) => {
  expect(afterLogin(arrival, () => true)).toBe(to)
})

test('every rule has its row here, in its order', () => {
  expect(rows.map(([of]) => of)).toEqual(rules.map(({ of }) => of))
})

test.each([
  ['a page that only begins alike', { user: couple, at: '/tools/submit-weddings' }],
  ['a tool that is none', { user: couple, tool: 'toString' }],
  ['a tool of an enemy', { user: couple, tool: '//evil.example' }],
  ['an address of another site', { user: couple, redirect_to: 'https://evil.example/' }],
  ['an address without a scheme', { user: couple, redirect_to: '//evil.example' }],
])('%s leads nowhere else', (_, arrival) => {
  expect(afterLogin(arrival, () => true)).toBe('/dashboard')
})

test('nobody is led to a page that is not there', () => {
  expect(afterLogin({ user: newCouple, at: '/style-quiz/3', has_quiz_answers: true }, (path) => path === '/complete/profile/1')).toBe(
    '/complete/profile/1',
  )
  expect(afterLogin({ user: couple, redirect_to: '/nowhere/at-all' })).toBe(afterLogin({ user: couple }))
  expect(afterLogin({ user: couple }, () => false)).toBe(startPath)
})

test('messages that somebody wanted to write open on the page they come to', () => {
  expect(afterLogin({ user: couple, opens_messages: true }, () => true)).toBe('/dashboard?messages=open')
  expect(afterLogin({ ...everything, opens_messages: true }, () => true)).toBe('/tools/guest-list?search=ada&messages=open')
})
