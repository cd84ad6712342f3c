// One chance: writes

import { expect, test } from 'vitest'
import { confirmAnswer } from './confirmations/jobs.server.ts'
import { newLetterWorld } from '#tests/letters.ts'
import { wholeSite } from '#tests/whole-site.ts'

const world = await newLetterWorld()
const { db, lettersTo } = world
const site = await wholeSite(world)

test('a household is greeted by what its envelope says, in its letter and on its page, and nobody who was only counted is named', async () => {
  const couple = await world.confirmed()
  const wedding = await world.event(couple, 'Wedding')
  const on = { wedding_events: [wedding.id] }
  const add = async (guests: object[], name: string) => {
    const ids: number[] = []
    for (const guest of guests) ids.push((await couple.post('/guests', { ...guest, ...on })).body.data.id)
    if (ids.length > 1) await couple.post('/households', { name, guest_ids: ids })
    return ids[0]!
  }
  const counted = [2, 3, 4].map((n) => ({ firstname: `Guest ${n}`, lastname: 'Dahl' }))
  const kims = await add([{ firstname: 'The', lastname: 'Kims', email: 'kims@example.com' }, { firstname: 'Child' }], 'The Kims')
  await add([{ firstname: 'Karin', lastname: 'Dahl', email: 'dahl@example.com' }, ...counted], 'Karin Dahl & family')
  await add([{ firstname: 'Mr. and Mrs.', lastname: 'Núñez', email: 'nunez@example.com' }], '')
  const nobody = await add([{ firstname: 'Bo', lastname: 'Lund', email: 'lund@example.com' }, ...counted], '')
  const { body } = await couple.post('/invitations', { kind: 'invitation' })
  const guest_ids = [kims]
  const preview = await couple.post('/invitations/preview', { kind: 'invitation', households: [], guest_ids, again: true })
  expect(preview.body.data.text).toContain('Dear The Kims,\n')
  await world.leaves(couple, body.data.id)

  const greeting = async (address: string) => /^Dear .*$/m.exec((await lettersTo(address))[0]?.text ?? '')?.[0]
  expect(await greeting('kims@example.com')).toBe('Dear The Kims,')
  expect(await greeting('dahl@example.com')).toBe('Dear Karin Dahl & family,')
  expect(await greeting('nunez@example.com')).toBe('Dear Mr. and Mrs. Núñez,')
  expect(await greeting('lund@example.com')).toBe('Dear Bo,')

  const { invite_id } = (await couple.get(`/guests/${kims}`)).body.data
  for (const page of [`/guests/${invite_id}`, `/guests/${invite_id}/rsvp`])
    expect((await site.get(page)).html).toContain('<p class="kick">Dear The Kims</p>')
  const lund = (await couple.get(`/guests/${nobody}`)).body.data
  expect((await site.get(`/guests/${lund.invite_id}`)).html).toContain('<p class="kick">Dear Bo</p>')

  const { guests } = (await world.visitor().get(`/public/guests/${lund.invite_id}`)).body.data
  const replies = guests.map(({ id }: { id: number }, n: number) => ({ guest_id: id, event_id: wedding.id, status: n < 3 ? 2 : 3 }))
  await world.visitor().put(`/public/guests/${lund.invite_id}`, { replies })
  const confirm = confirmAnswer({ db, publicUrl: 'http://posy.test' })
  const payload = { user_id: couple.id, guest_id: nobody, cause: '6ddf1d8c-9f3b-4d55-8f0e-3e3a36a2f6c7' }
  await confirm(payload, new AbortController().signal)
  const [confirmation] = await lettersTo('lund@example.com', 'Your answer%')
  expect(confirmation?.text).toContain("  Bo and 2 more: coming\n  1 of you: can't")
  expect(confirmation?.text).not.toContain('Guest')

  const { username } = (await couple.get('/users/me')).body.data
  await world.visitor().post('/public/guests/send-link', { username, email: 'kims@example.com' })
  const [link] = await lettersTo('kims@example.com', 'Your page%')
  expect(link?.text).toContain('Hello The Kims')
})
