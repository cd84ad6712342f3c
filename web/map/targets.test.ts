import { expect, test } from 'vitest'
import { addressOf } from './targets.ts'

// UI-030 UI-031
test('the special targets of buttons lead to signing up, the one for vendors as a vendor', () => {
  expect(addressOf('open-register-modal')).toBe('/sign-up')
  expect(addressOf('open-vendor-register-modal')).toBe('/sign-up?vendor=true')
})

test('any other target is its own address, with the name of whoever is signed in', () => {
  expect(addressOf('/tools/guest-list')).toBe('/tools/guest-list')
  expect(addressOf('/users/{username}/boards', { username: 'june okafor' })).toBe('/users/june%20okafor/boards')
  expect(addressOf('/users/{username}/boards')).toBe('/users/{username}/boards')
})
