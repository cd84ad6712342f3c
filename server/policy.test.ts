import { expect, test } from 'vitest'
import { route } from '#features/route.ts'
import { plainPolicies } from './policy.ts'
import { requirePolicies } from './procedures.ts'

test('the server refuses to start when a route names no policy, or one that is not there', () => {
  const open = route.route({ method: 'GET', path: '/open' })
  const contract = { things: { list: open.meta({ policy: 'own' }), peek: open, steal: open.meta({ policy: 'guests' }) } }
  const start = () => requirePolicies(contract, plainPolicies as never)
  expect(start).toThrow('Routes without a policy: things.peek, things.steal')
})
