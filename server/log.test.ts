// One chance: rights

import { expect, test } from 'vitest'
import { loggedPath } from './log.ts'

test.each([
  ['/tools/guest-list', '/tools/guest-list'],
  ['/api/v1/guests/12/guest_wedding_events/3/status', '/api/v1/guests/12/guest_wedding_events/3/status'],
  ['/guests/3yQ5mCqNkDs7TtYx1vW9Zb', '/guests/*'],
  ['/reset-password/8f14e45fceea167a5a36dedd4bea2543', '/reset-password/*'],
  ['/public/guests/Nora@example.com', '/public/guests/*'],
  ['/users/Nora%20Kim', '/users/*'],
  ['/', '/'],
])('the log shows %s as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged)
})
