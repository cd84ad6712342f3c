import { expect, test } from 'vitest'
import { missingIn } from './missing.ts'

test('a call that says what it is about may leave', () => {
  expect(missingIn(['guests', 'find'], '/guests/{id}', { id: 7 })).toBeUndefined()
  expect(missingIn(['guests', 'list'], '/guests', undefined)).toBeUndefined()
  expect(missingIn(['newsletter', 'join'], '/i', { email: 'ada@example.com', event: 'newsletter' })).toBeUndefined()
})

test('a call about nothing in particular is refused in the words of the catalogue', () => {
  expect(missingIn(['guests', 'find'], '/guests/{id}', {})).toBe('Missing guest id!')
  expect(missingIn(['guests', 'update'], '/guests/{id}', { firstname: 'Grace' })).toBe('Missing guest id!')
  expect(missingIn(['guests', 'find'], '/guests/{id}', { id: null })).toBe('Missing guest id!')
  expect(missingIn(['households', 'update'], '/households/{id}', undefined)).toBe('Missing household id!')
  expect(missingIn(['guests', 'reply'], '/guests/{id}/guest_wedding_events/{event_id}/status', { id: 7 })).toBe('Missing guest event id!')
})

// TEXT-018 ERR-010
test('a call on behalf of a couple is not sent without the couple', () => {
  const address = '/user-posses/user/{user_id}/guest_wedding_events'
  expect(missingIn(['guest_wedding_events', 'createFor'], address, { name: 'Brunch', taxonomy_event_id: 5 })).toBe('Missing posse user!')
  expect(missingIn(['guest_wedding_events', 'updateFor'], `${address}/{id}`, { id: 7, name: 'Brunch' })).toBe('Missing posse user!')
  expect(missingIn(['guest_wedding_events', 'createFor'], address, { user_id: 7, name: 'Brunch' })).toBeUndefined()
  expect(missingIn(['user_posses', 'accept'], '/user-posses/{id}/accept', {})).toBe('Missing posse id!')
})

// ERR-034
test('a message without an address and a name is not sent', () => {
  expect(missingIn(['newsletter', 'join'], '/i', { event: 'newsletter' })).toBe('Missing email and event!')
  expect(missingIn(['newsletter', 'join'], '/i', { email: 'ada@example.com', event: '' })).toBe('Missing email and event!')
})

// TEXT-018 ERR-016
test('a business is not claimed without its id and the code', () => {
  expect(missingIn(['vendor_claims', 'verify'], '/vendor-verification/verify', { code: '123456' })).toBe('Missing vendor_id and code!')
})

// TEXT-018
test('a letter that signs in is not asked for without an address', () => {
  expect(missingIn(['login_links', 'ask'], '/external/idc_login', {})).toBe('Missing email!')
  expect(missingIn(['login_links', 'ask'], '/external/idc_login', { email: 'ada@example.com' })).toBeUndefined()
})

// ERR-013 ERR-014 ERR-015
test('a vendor without an id, or no vendors at all, is neither saved nor deleted', () => {
  expect(missingIn(['user_vendors', 'update'], '/user-vendors/{id}', { name: 'Fern' })).toBe('Missing vendor id!')
  expect(missingIn(['user_vendors', 'destroy'], '/user-vendors/{id}', {})).toBe('Missing vendor id!')
  expect(missingIn(['user_vendors', 'destroyMany'], '/user-vendors/destroy-many', {})).toBe('Missing ids!')
  expect(missingIn(['user_vendors', 'updateMany'], '/user-vendors/update-many', {})).toBe('Missing vendors!')
  expect(missingIn(['user_vendors', 'updateFor'], '/user-posses/user/{user_id}/user-vendors/{id}', { id: 7 })).toBe('Missing posse user!')
  expect(missingIn(['user_vendors', 'destroyMany'], '/user-vendors/destroy-many', { ids: [7] })).toBeUndefined()
})

// TEXT-006 TEXT-007 TEXT-008 ERR-017
test('a cost without its id, and one or a payment that says nothing, is not sent', () => {
  expect(missingIn(['budget_items', 'get'], '/budget/{id}', {})).toBe('Missing guest id!')
  expect(missingIn(['budget_items', 'update'], '/budget/{id}', { name: 'Cake' })).toBe('Missing budget id!')
  expect(missingIn(['budget_items', 'create'], '/budget', undefined)).toBe('Missing budget data!')
  expect(missingIn(['user_transactions', 'create'], '/user-transactions', {})).toBe('Missing transaction model!')
  expect(missingIn(['budget_items', 'create'], '/budget', { name: 'Cake' })).toBeUndefined()
})
