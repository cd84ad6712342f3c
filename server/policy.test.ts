// One chance: rights

import { expect, test } from 'vitest'
import * as z from 'zod'
import { permissions } from '#features/wedding/access/permissions.ts'
import { route } from '#features/route.ts'
import { ById, byIdOf, Id, idOf } from '#features/shapes.ts'
import { requireRows } from './authz-matrix.ts'
import { plainPolicies, type Policies } from './policy.ts'
import { requirePolicies } from './procedures.ts'

const policies = { ...plainPolicies, planning: () => undefined } as never as Policies

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
  const start = () => requirePolicies(contract, policies)
  expect(start).toThrow('Routes without a policy: things.peek, things.steal, things.plan')
})

test('the server refuses to start when the ids of a call of planning would name nothing to its policy', () => {
  const at = (path: '/' | `/${string}`) => route.route({ method: 'PUT', path }).meta({ policy: 'planning', permission: permissions.guests })
  const things = {
    plain: at('/things/{id}').input(byIdOf('guest')),
    both: at('/things/{id}/events/{event_id}').input(byIdOf('guest').extend({ event_id: idOf('event') })),
    of_couple: at('/things/user/{user_id}').input(z.object({ user_id: Id })),
    nameless: at('/things/{kind}').input(z.object({ kind: z.enum(['big', 'small']) })),
    bare: at('/things'),
    number: at('/things/{id}').input(ById),
    half: at('/things/{id}/events/{event_id}').input(byIdOf('guest').extend({ event_id: Id })),
    missing: at('/things/{id}').input(z.object({ name: z.string() })),
    without: at('/things/{id}'),
    made: at('/things/{id}').input(byIdOf('guest').transform(({ id }) => id)),
    either: at('/things').input(z.union([z.object({ id: idOf('guest') }), z.object({ event_id: idOf('event') })])),
  }
  const start = (names: (keyof typeof things)[]) => () =>
    requirePolicies(Object.fromEntries(names.map((name) => [name, things[name]])), policies)
  expect(start(['plain', 'both', 'of_couple', 'nameless', 'bare'])).not.toThrow()
  for (const name of ['number', 'half', 'missing', 'without', 'made', 'either'] as const)
    expect(start(['plain', name])).toThrow(`Routes of planning that do not say what their ids name: ${name}`)
})

test('the server refuses to start with an operation that the authorization matrix has no row for', () => {
  const get = route.route({ method: 'GET', path: '/guests/{any_name}' }).meta({ policy: 'own' })
  const known = { guests: { get, signOut: route.route({ method: 'DELETE', path: '/auth/session' }).meta({ policy: 'anyone' }) } }
  expect(() => requireRows(known)).not.toThrow()
  const unknown = { ...known, gifts: { list: route.route({ method: 'GET', path: '/gifts' }).meta({ policy: 'own' }) } }
  expect(() => requireRows(unknown)).toThrow('Operations without rows in docs/authz-matrix.tsv: GET /gifts')
})
