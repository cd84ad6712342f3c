// One chance: lost writes

import { expect, test } from 'vitest'
import { openLog } from '#server/log.ts'
import { openRealtime } from '#server/realtime.ts'
import { soon } from '#tests/soon.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'
import { differing } from './differing.ts'
import { moved } from './moved.ts'

const world = await newWorld()
const operator = await operatorOf(world)
const site = await wholeSite(world)
const line = await openRealtime({ url: world.url, log: openLog('silent') })
line.on((heard) => {
  if (heard === 'content') void site.look().then(site.forgetPages)
})

// RULE-025 RULE-021
test('a menu of the operator’s own stands above and below every page of another process, and goes again', async () => {
  const header = [
    { title: 'Plan', to: '/planning', entries: [{ title: 'Our guides', to: '/guides' }] },
    { title: 'About us', to: '/about', entries: [] },
  ]
  expect((await site.get('/guides')).html).not.toContain('Our guides')
  const footer = [{ title: 'Read more', entries: [{ title: 'Our real weddings', to: '/real-weddings' }] }]
  const saved = await save('menus.json', { header, footer })
  expect(saved.status).toBe(200)
  await soon(async () => {
    const { html } = await site.get('/guides')
    for (const words of ['About us', 'Our guides', 'Read more', 'Our real weddings']) expect(html).toContain(words)
  })
  const { menus } = (await world.visitor().get('/data')).body
  expect(menus.menus.header.map(({ title }: { title: string }) => title)).toEqual(['Plan', 'About us'])
  await bringBack('menus.json', 0)
  await soon(async () => expect((await site.get('/guides')).html).not.toContain('Our real weddings'))
})

test('only what differs is kept, and what is saved once more as it is makes no version', async () => {
  const { value, version } = await read('global.json')
  const next = { ...value, tagline: 'Plan it yourselves.' }
  expect((await save('global.json', next)).body.data['global.json']).toMatchObject({ version: version + 1, value: next })
  const kept = await world.db.selectFrom('site_files').where('name', '=', 'global.json').select('given').execute()
  expect(kept.at(-1)?.given).toEqual({ tagline: 'Plan it yourselves.' })
  expect((await save('global.json', next)).body.data['global.json'].version).toBe(version + 1)
  expect((await world.visitor().get('/static/json-files/global.json')).body.tagline).toBe('Plan it yourselves.')
})

test('two who save from one version: one counts, the other is told what counts now', async () => {
  const { value, version } = await read('countdown.json')
  const answers = await Promise.all(
    ['Ours', 'Mine'].map((text) => operator.put('/admin/site-files/countdown', { version, value: { ...value, text } })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)!
  const text = (await read('countdown.json')).value.text
  expect(refused.body.data['countdown.json'].value.text).toBe(text)
})

test('what no page could show is refused beside its field, and nothing of it is kept', async () => {
  const { value, version } = await read('menus.json')
  const bent = { ...value, header: [{ title: '', to: 'javascript:alert(1)', entries: [] }] }
  const { status, body } = await operator.put('/admin/site-files/menus', { version, value: bent })
  expect(status).toBe(422)
  expect(Object.keys(body.errors).toSorted()).toEqual(['value.header.0.title', 'value.header.0.to'])
  const elsewhere = { ...value, footer: [{ title: 'Out', entries: [{ title: 'Out', to: '//evil.example' }] }] }
  expect((await operator.put('/admin/site-files/menus', { version, value: elsewhere })).status).toBe(422)
  expect((await read('menus.json')).version).toBe(version)
})

test('an earlier version counts once more, and a version that never was is not found', async () => {
  const { value } = await read('payment.json')
  await save('payment.json', { ...value, successful_transaction: 'Done.' })
  const { version } = await read('payment.json')
  await save('payment.json', { ...value, successful_transaction: 'Thank you.' })
  const { body } = await bringBack('payment.json', version)
  expect(body.data['payment.json'].value.successful_transaction).toBe('Done.')
  expect(body.data['payment.json'].saved.map(({ saved_by }: { saved_by: string }) => saved_by)).toEqual(Array(3).fill('Ada Couple 1'))
  expect((await bringBack('payment.json', 999)).status).toBe(404)
})

test('a difference is the parts that are other, and a list is one', () => {
  expect(differing({ a: 1, b: { c: 2, d: [1] } }, { a: 1, b: { c: 2, d: [1, 2] } })).toEqual({ b: { d: [1, 2] } })
  expect(differing({ a: null }, { a: [] })).toEqual({ a: [] })
  expect(differing({ a: [1] }, { a: [1] })).toBeUndefined()
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})

async function read(file: string) {
  return (await operator.get('/admin/site-files')).body.data[file]
}

async function save(file: string, value: object) {
  const { version } = await read(file)
  return operator.put(`/admin/site-files/${file.replace('.json', '')}`, { version, value })
}

async function bringBack(file: string, to: number) {
  const { version } = await read(file)
  return operator.post(`/admin/site-files/${file}/bring-back`, { version, to })
}

async function operatorOf({ db, couple }: typeof world) {
  const person = await couple.call(world)
  await db.updateTable('users').set({ is_admin: true }).where('id', '=', person.id).execute()
  return person
}
