import { expect, test } from 'vitest'
import { photo } from '#tests/files.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const site = await wholeSite(world)
const ours = await photo()

test('one file is sent by a plain form, and the page it came from has its number', async () => {
  const ada = await world.couple()
  const sent = await post(ada, { purpose: 'picture', back: '/settings/profile?tab=2', file: new File([new Uint8Array(ours)], 'us.jpg') })
  expect([sent.status, sent.headers.get('cache-control')]).toEqual([303, 'no-store'])
  const [, id] = /^\/settings\/profile\?tab=2&file=(\d+)$/.exec(sent.location ?? '') ?? []
  const { data } = (await ada.get('/files')).body
  expect(data).toMatchObject([{ id: Number(id), name: 'us.jpg', width: 600 }])
})

test('what can’t be taken is said on the page it came from', async () => {
  const ada = await world.couple()
  const page = new File(['<script>alert(1)</script>'], 'us.jpg')
  const refused = await post(ada, { purpose: 'picture', back: '/settings/profile', file: page })
  expect([refused.status, refused.location]).toEqual([422, null])
  expect((await post(ada, { purpose: 'picture', back: '/settings/profile', file: new File([], '') })).status).toBe(422)
  expect(
    (await post(ada, { purpose: 'picture', back: '//evil.example', file: new File([new Uint8Array(ours)], 'us.jpg') })).location,
  ).toMatch(/^\/\?file=\d+$/)
  expect((await post(undefined, { purpose: 'picture', back: '/sign-in', file: new File([new Uint8Array(ours)], 'us.jpg') })).status).toBe(
    401,
  )
  expect((await post(ada, { purpose: 'none', back: '/settings/profile', file: new File([new Uint8Array(ours)], 'us.jpg') })).status).toBe(
    422,
  )
  const elsewhere = await site.ask('/uploads/form', ada, {
    method: 'POST',
    body: form({ purpose: 'picture' }),
    headers: { origin: 'http://evil.example' },
  })
  expect(elsewhere.status).toBe(403)
  // Other forms take no file.
  const other = await site.ask('/sign-in', ada, {
    method: 'POST',
    body: form({ form: 'name' }),
    headers: { origin: 'http://posy.test' },
  })
  expect(other.status).toBe(415)
})

test('a form that is cut in the middle of its file leaves nothing of it', async () => {
  const ada = await world.couple()
  for (const end of ['', '\r\n--x', '\r\n-']) {
    const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`
    const body = `${head}${'a'.repeat(10_000)}${end}`
    const cut = await site.ask('/uploads/form', ada, {
      method: 'POST',
      body,
      headers: { origin: 'http://posy.test', 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect(cut.status).toBe(422)
  }
  expect((await ada.get('/files')).body.data).toEqual([])
})

type Fields = Record<string, string | File>

function post(who: Person | undefined, fields: Fields) {
  return site.ask('/uploads/form', who, { method: 'POST', body: form(fields), headers: { origin: 'http://posy.test' } })
}

function form(fields: Fields): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}
