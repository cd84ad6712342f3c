// One chance: rights

import { beforeAll, expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })
const [nadia, june, couple] = [await world.couple(), await world.couple(), await world.couple()]

beforeAll(async () => {
  await world.db.updateTable('users').set({ is_admin: true }).where('id', 'in', [nadia.id, june.id]).execute()
})

async function term(taxonomy: string, slug: string): Promise<{ id: number }> {
  const { terms } = (await nadia.get(`/admin/terms?taxonomy=${taxonomy}`)).body.data
  return terms.find((one: { slug: string }) => one.slug === slug)
}

const add = (body: object, operator = nadia) => operator.post('/admin/terms', body)
const merge = (id: number, into: number | null) => nadia.put(`/admin/terms/${id}/merged`, { into })

test('what no term may be is refused beside its field', async () => {
  const refused = async (body: object) => {
    const { status, body: told } = await add(body)
    return [status, ...Object.keys(told.errors ?? {})]
  }
  expect(await refused({ taxonomy: 'styles', title: 'Bóhemian' })).toEqual([422, 'title'])
  expect(await refused({ taxonomy: 'styles', title: 'Another', slug: 'bohemian' })).toEqual([422, 'slug'])
  expect(await refused({ taxonomy: 'styles', title: 'Another', slug: '../x' })).toEqual([422, 'slug'])
  expect(await refused({ taxonomy: 'styles', title: '…' })).toEqual([422, 'slug'])
  expect(await refused({ taxonomy: 'states', title: 'Ohio' })).toEqual([422, 'taxonomy'])
  expect(await refused({ taxonomy: 'nowhere', title: 'Ohio' })).toEqual([422, 'taxonomy'])
  const [style, setting] = [await term('styles', 'bohemian'), await term('settings', 'barn')]
  expect((await merge(style.id, setting.id)).status).toBe(422)
  expect((await merge(style.id, style.id)).status).toBe(422)
  expect((await merge(style.id, 99_999_999)).status).toBe(422)
  const both = await Promise.all([add({ taxonomy: 'styles', title: 'Twice' }), add({ taxonomy: 'styles', title: 'Twice' }, june)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
})

test('nobody but an operator sees or changes them', async () => {
  const { id } = await term('styles', 'bohemian')
  const { id: other } = await term('styles', 'romantic')
  const calls = [
    ['get', '/admin/terms?taxonomy=styles', undefined],
    ['post', '/admin/terms', { taxonomy: 'styles', title: 'Ours' }],
    ['put', `/admin/terms/${id}`, { title: 'Ours', was: 'Bohemian' }],
    ['put', '/admin/term-order', { taxonomy: 'styles', ids: [id] }],
    ['put', `/admin/terms/${id}/hidden`, { is_hidden: true }],
    ['put', `/admin/terms/${id}/merged`, { into: other }],
    ['delete', `/admin/terms/${id}`, undefined],
    ['post', '/admin/term-changes/1/undo', {}],
  ] as const
  for (const [method, path, body] of calls) {
    expect([path, (await couple[method](path, body!)).status]).toEqual([path, 403])
    expect([path, (await world.visitor()[method](path, body!)).status]).toEqual([path, 401])
  }
  expect(await term('styles', 'bohemian')).toMatchObject({ is_hidden: false, merged_into: null })
})
