// One chance: rights

import { expect, test } from 'vitest'
import { newInvitingWorld } from '#tests/inviting.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { password } from '#tests/world.ts'

const { world, newAddress, wedding, friend, linkTo } = await newInvitingWorld()
const site = await wholeSite(world)

/** Somebody without an account was asked, and the page that their letter leads to. */
async function asked(role: 'helper' | 'partner' = 'helper') {
  const { couple, supper, party } = await wedding()
  const email = newAddress()
  const shares = role === 'partner' ? [] : [{ id: supper.id, permissions: [2, 5] }]
  const { id } = (await couple.post('/user-posses', { email, role, guest_wedding_events: shares })).body.data
  return { couple, supper, party, email, id, page: `/helper-invite/${await linkTo(email)}` }
}

/** A new account with that address. */
async function accountOf(email: string): Promise<{ token: string }> {
  const { body } = await world.visitor().post('/auth/register', { email, password, firstname: 'Simone', lastname: 'Grant' })
  return { token: body.access_token }
}

function heading(html: string): string {
  return /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1] ?? ''
}

// TEXT-012
test('without script the letter leads to the invite, by sign-up or sign-in back to it, and one press says yes', async () => {
  const { couple, supper, email, page } = await asked()
  const first = await site.get(page)
  expect([first.status, heading(first.html)]).toEqual([200, 'Ada invited you to help plan their wedding'])
  expect(first.html).toContain(`href="/sign-up?redirect-to=${encodeURIComponent(page)}"`)
  expect(first.html).toContain(`href="/sign-in?redirect-to=${encodeURIComponent(page)}"`)
  for (const shown of ['Supper', 'Guest list', 'Transactions', 'noindex']) expect(first.html).toContain(shown)
  expect(/<main[\s\S]*<\/main>/.exec(first.html)?.[0]).not.toMatch(/Party|Vendor manager|^$/)
  const signUp = await site.send('/sign-up', undefined, {
    email,
    password,
    firstname: 'Simone',
    lastname: 'Grant',
    'redirect-to': page,
  })
  expect(signUp.location).toContain(encodeURIComponent(page))
  const token = /posy_session=([^;]+)/.exec(signUp.cookies.join('\n'))![1]!
  const own = await site.get(page, { token })
  expect(own.html).toContain('value="accept"')
  const id = /name="id" value="(\d+)"/.exec(own.html)![1]!
  expect(await site.send(page, { token }, { form: 'accept', id })).toMatchObject({ status: 303, location: page })
  const after = await site.get(page, { token })
  expect(heading(after.html)).toBe('You help Ada')
  expect(after.html).toContain(`href="/dashboard/posse/${couple.id}/events/${supper.id}"`)
  expect((await site.get(`/dashboard/posse/${couple.id}/events/${supper.id}`, { token })).status).toBe(200)
})

test('no needs no account; asked again by the same link, it says that it is done', async () => {
  const { page, id } = await asked()
  expect(await site.send(page, undefined, { form: 'decline-by-link' })).toMatchObject({ status: 303, location: `${page}?said=no` })
  expect(heading((await site.get(`${page}?said=no`)).html)).toBe('You said no, and that’s fine')
  expect(heading((await site.get(page)).html)).toBe('You said no, and that’s fine')
  expect((await site.send(page, undefined, { form: 'decline-by-link' })).location).toBe(`${page}?said=no`)
  expect((await site.send(page, undefined, { form: 'accept', id: String(id) })).status).toBe(401)
})

test('the wrong account, a link that has run out and one that was used each say what they are', async () => {
  const { email, id, page } = await asked()
  const stranger = await friend()
  const wrong = await site.get(page, stranger)
  expect(heading(wrong.html)).toBe('This invite is for somebody else')
  for (const address of [email, stranger.email]) expect(wrong.html).toContain(address)
  expect((await site.send(page, stranger, { form: 'accept', id: String(id) })).status).toBe(404)

  const simone = await accountOf(email)
  await site.send(page, simone, { form: 'accept', id: String(id) })
  expect(heading((await site.get(page)).html)).toBe('This invite was answered already')
  expect(heading((await site.get(page, stranger)).html)).toBe('This invite was answered already')

  const late = await asked()
  const past = new Date(Date.now() - 31 * 86_400_000).toISOString()
  await world.db.updateTable('user_posses').set({ sent_at: past }).where('id', '=', late.id).execute()
  expect(heading((await site.get(late.page)).html)).toBe('This invite has run out')
  expect((await site.get('/helper-invite/made-up')).status).toBe(404)
})

test('a partner is asked to plan it together, and lands on the wedding', async () => {
  const { email, id, page, supper } = await asked('partner')
  const theo = await accountOf(email)
  expect((await site.get(page, theo)).html).toContain('Yes, together')
  await site.send(page, theo, { form: 'accept', id: String(id) })
  expect((await site.get(page, theo)).html).toContain('href="/dashboard"')
  const { body } = await world.visitor({ authorization: `Bearer ${theo.token}` }).get('/guest_wedding_events/all')
  expect(body.data[0]).toMatchObject({ id: supper.id, role: 'partner', permissions: [1, 2, 3, 4, 5] })
})

test('who has an account opens it by its number, signed in; the couple finds it among their helpers, and nobody else anything', async () => {
  const { couple, supper } = await wedding()
  const [mother, stranger] = [await friend(), await friend()]
  const { id } = (await couple.post('/user-posses', { email: mother.email, guest_wedding_events: [{ id: supper.id, permissions: [1] }] }))
    .body.data
  const page = `/helper-invite/${id}`
  expect((await site.get(page)).location).toBe(`/sign-in?redirect-to=${encodeURIComponent(page)}`)
  expect((await site.get(page, stranger)).status).toBe(404)
  expect((await site.get(page, couple)).location).toBe('/settings/helpers')
  expect(heading((await site.get(page, mother)).html)).toBe('Ada invited you to help plan their wedding')
  expect(await site.send(page, mother, { form: 'decline', id: String(id) })).toMatchObject({ status: 303, location: `${page}?said=no` })
  expect(heading((await site.get(`${page}?said=no`, mother)).html)).toBe('You said no, and that’s fine')
})

test('somebody asks a couple from their page, once, and not a business', async () => {
  const { couple } = await wedding()
  const cousin = await friend()
  const { username } = (await couple.get('/users/me')).body.data
  const page = `/users/${username}/help`
  expect((await site.get(`/users/${username}`, cousin)).html).toContain(`href="${page}"`)
  expect((await site.get(`/users/${username}`, couple)).html).not.toContain(`href="${page}"`)
  expect((await site.get(page, cousin)).html).toContain('Ask Ada whether they need a hand')
  expect(await site.send(page, cousin, {})).toMatchObject({ status: 303, location: `${page}?done=yes` })
  const again = await site.send(page, cousin, {})
  expect(again.status).toBe(422)
  expect(again.html).toContain('They help you already, or were asked to.')
  await world.db.updateTable('users').set({ is_vendor: true }).where('id', '=', couple.id).execute()
  expect((await site.get(page, cousin)).status).toBe(404)
})
