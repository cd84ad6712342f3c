// One chance: rights

import { expect, test } from 'vitest'
import { inviteHousehold } from '#tests/invited.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const { db } = world
const site = await wholeSite(world)

test('one event that closed stays on the page with the answer it has and whom to ask, and the others are answered', async () => {
  const { couple, tom, jo, ned, wedding, supper } = await inviteHousehold(world)
  await couple.put('/rsvp-settings', { closed_words: 'The cook has her numbers.', contact_name: 'Theo', contact_phone: '+1 707 555 0122' })
  await couple.put(`/guests/${tom.id}/guest_wedding_events/${wedding.id}/status`, { status: 2, meal: 'Lamb' })
  await close([wedding.id])
  const path = `/guests/${tom.invite_id}/rsvp`
  const { html } = await site.get(path)
  const closed = html.slice(html.indexOf('class="guest-closed"'), html.indexOf('</section>'))
  for (const said of [
    'The wedding',
    'Replies closed on January 2',
    'Coming',
    'Lamb',
    'No answer',
    'The cook has her numbers.',
    'please ask Theo',
  ])
    expect(closed).toContain(said)
  expect(closed).toContain('href="tel:+17075550122"')
  expect(html).not.toContain(`name="status-${tom.id}-${wedding.id}"`)
  const supperIs = { [`status-${tom.id}-${supper.id}`]: '2', [`status-${jo.id}-${supper.id}`]: '3' }
  expect((await site.send(path, undefined, { form: 'answer', ...supperIs })).status).toBe(303)
  expect((await couple.get(`/guests/${tom.id}`)).body.data.wedding_events).toMatchObject([{ status: 2, meal: 'Lamb' }, { status: 2 }])
  void ned
})

test('a closed page names whom to ask though the couple named nobody, and a word reaches them without telling their address', async () => {
  const { couple, tom, wedding, supper } = await inviteHousehold(world)
  await confirm(couple)
  await close([wedding.id, supper.id])
  for (const path of [`/guests/${tom.invite_id}/rsvp`, `/guests/${tom.invite_id}`]) {
    const { html } = await site.get(path)
    expect(html).toContain('please ask Ada')
    expect(html).toContain('name="words"')
    expect(html).not.toContain(couple.email)
    const sent = await site.send(path, undefined, { form: 'write', words: 'Ned comes after all.\nSorry!' })
    expect([sent.status, sent.location]).toEqual([303, `${path}?written=yes#write`])
    expect((await site.get(sent.location!)).html).toContain('Sent. Ada will read it.')
  }
  const letters = await lettersTo(couple)
  expect(letters).toMatchObject([
    {
      subject: 'Tom Fairweather wrote to you',
      reply_to: `tom${couple.id}@example.com`,
      text: expect.stringContaining('Ned comes after all.'),
    },
    {},
  ])
  expect((await site.send(`/guests/${tom.invite_id}`, undefined, { form: 'write', words: '  ' })).html).toContain('Please write something.')
  const write = () => world.visitor().put(`/public/guests/${tom.invite_id}`, { words: 'Once more' })
  for (let nth = 0; nth < 6; nth++) await write()
  expect((await write()).status).toBe(429)
  expect(await lettersTo(couple)).toHaveLength(5)
})

test('where the two never confirmed their address nobody is written to, and an address that they name is the one', async () => {
  const { couple, tom, wedding, supper } = await inviteHousehold(world)
  await close([wedding.id, supper.id])
  const page = async () => (await site.get(`/guests/${tom.invite_id}/rsvp`)).html
  expect(await page()).not.toContain('name="words"')
  expect((await world.visitor().put(`/public/guests/${tom.invite_id}`, { words: 'Hello' })).status).toBe(422)
  expect(await lettersTo(couple)).toEqual([])
  await confirm(couple)
  await couple.put('/rsvp-settings', { contact_email: 'theo@example.com' })
  expect(await page()).toContain('href="mailto:theo@example.com"')
  expect(await page()).not.toContain('name="words"')
})

test('within somebody else’s page a word goes the same way and stays there', async () => {
  const { couple, username, code, wedding, supper } = await inviteHousehold(world)
  await confirm(couple)
  await close([wedding.id, supper.id])
  const path = `/rsvp/iframe?couple=${username}`
  const shown = await site.send(path, undefined, { form: 'find', couple: username, code })
  const invite_id = /name="invite_id" value="(\w+)"/.exec(shown.html)![1]!
  const sent = await site.send(path, undefined, { form: 'write', invite_id, words: 'We come.' })
  expect([sent.status, sent.html]).toEqual([200, expect.stringContaining('Sent. Ada will read it.')])
  expect(await lettersTo(couple)).toHaveLength(1)
})

function close(ids: number[]) {
  return db.updateTable('guest_wedding_events').set({ reply_by: '2026-01-02' }).where('id', 'in', ids).execute()
}

function confirm({ id }: Person) {
  return db.updateTable('users').set({ email_verified_at: new Date().toISOString() }).where('id', '=', id).execute()
}

function lettersTo({ id }: Person) {
  return db.selectFrom('mails').where('user_id', '=', id).where('subject', 'like', '%wrote to you').selectAll().orderBy('id').execute()
}
