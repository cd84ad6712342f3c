// One chance: rights

import { expect, test } from 'vitest'
import { route } from '#features/route.ts'
import { requireRows } from './authz-matrix.ts'
import { plainPolicies } from './policy.ts'
import { requirePolicies } from './procedures.ts'

test('the server refuses to start when a route names no policy, or one that is not there, or says not what a helper needs for it', () => {
  const open = route.route({ method: 'GET', path: '/open' })
  const contract = {
    things: {
      list: open.meta({ policy: 'own' }),
      peek: open,
      steal: open.meta({ policy: 'channel' }),
      plan: open.meta({ policy: 'planning' }),
    },
  }
  const start = () => requirePolicies(contract, { ...plainPolicies, planning: () => undefined } as never)
  expect(start).toThrow('Routes without a policy: things.peek, things.steal, things.plan')
})

test('the server refuses to start with an operation that the authorization matrix has no row for', () => {
  const get = route.route({ method: 'GET', path: '/guests/{any_name}' }).meta({ policy: 'own' })
  const known = { guests: { get, signOut: route.route({ method: 'DELETE', path: '/auth/session' }).meta({ policy: 'anyone' }) } }
  expect(() => requireRows(known)).not.toThrow()
  const unknown = { ...known, gifts: { list: route.route({ method: 'GET', path: '/gifts' }).meta({ policy: 'own' }) } }
  expect(() => requireRows(unknown)).toThrow('Operations without rows in docs/authz-matrix.tsv: GET /gifts')
})
