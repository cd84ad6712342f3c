// One chance: rights

import { expect, test } from 'vitest'
import { isChannelPass, ownChannelKeys } from '#server/channel-auth.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const keys = ownChannelKeys('a secret for tests only')
const socket_id = '123.456'

// CALL-116
test('a couple gets a pass to their own channel and to the one of all who are here, and to no other', async () => {
  const nora = await world.couple()
  const otto = await world.couple()
  const own = `private-user.${nora.id}`

  const pass = await nora.post('/broadcasting/auth', { socket_id, channel_name: own })
  expect(pass.status).toBe(200)
  expect(Object.keys(pass.body)).toEqual(['auth'])
  expect(isChannelPass(keys, { socket_id, channel_name: own }, pass.body.auth)).toBe(true)
  expect(isChannelPass(keys, { socket_id: '123.457', channel_name: own }, pass.body.auth)).toBe(false)

  const foreign = [`private-user.${otto.id}`, 'private-admin', 'private-user.', `${own}0`, ` ${own}`, 'presence-b', `presence-a:${own}`, '']
  for (const channel_name of foreign) {
    expect(await nora.post('/broadcasting/auth', { socket_id, channel_name })).toMatchObject({
      status: 403,
      body: { message: 'Access forbidden!' },
    })
  }
})

// CALL-116 EVENT-013
test('in the channel of all who are here, a name says nothing about its owner', async () => {
  const nora = await world.couple()
  const ask = () => nora.post('/broadcasting/auth', { socket_id, channel_name: 'presence-a' })
  const [first, second] = [await ask(), await ask()]
  const { channel_data } = first.body
  expect(isChannelPass(keys, { socket_id, channel_name: 'presence-a', channel_data }, first.body.auth)).toBe(true)
  expect(JSON.parse(channel_data)).toEqual({ user_id: expect.stringMatching(/^[0-9a-f-]{36}$/), user_info: {} })
  expect(second.body.channel_data).not.toBe(channel_data)
})

// CALL-116
test('the client library asks with a form, as it does by itself', async () => {
  const nora = await world.couple()
  const form = String(new URLSearchParams({ socket_id, channel_name: `private-user.${nora.id}` }))
  const pass = await nora.post('/broadcasting/auth', form, { 'content-type': 'application/x-www-form-urlencoded' })
  expect(pass).toMatchObject({ status: 200, body: { auth: expect.stringMatching(/^posy:[0-9a-f]{64}$/) } })
})

// CALL-116
test('a visitor is asked to sign in, whatever they send, and a socket that is none is refused by its field', async () => {
  const nora = await world.couple()
  for (const body of [{ socket_id, channel_name: 'presence-a' }, { socket_id, channel_name: `private-user.${nora.id}` }, {}, 'no json']) {
    expect((await world.visitor().post('/broadcasting/auth', body)).status).toBe(401)
  }
  const forged = await nora.post('/broadcasting/auth', { socket_id: '1.1:private-user.1', channel_name: 'presence-a' })
  expect(forged).toMatchObject({ status: 422, body: { errors: { socket_id: [expect.any(String)] } } })
})
