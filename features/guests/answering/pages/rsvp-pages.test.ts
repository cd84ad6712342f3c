// One chance: rights

import { expect, test } from 'vitest'
import { inviteHousehold } from '#tests/invited.ts'
import { weightOf } from '#tests/weight.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const { db } = world
const site = await wholeSite(world)

// ROUTE-068
test('bare /guests leads a couple to their list and a visitor to where guests begin', async () => {
  const couple = await world.couple()
  expect((await site.get('/guests')).location).toBe('/rsvp')
  expect((await site.get('/guests', couple)).location).toBe('/tools/guest-list')
})

test('digits are the couple’s own way in, and nobody else’s', async () => {
  const { couple, tom } = await inviteHousehold(world)
  const stranger = await world.couple()
  const own = await site.get(`/guests/${tom.id}/rsvp`, couple)
  expect([own.status, own.html]).toEqual([200, expect.stringContaining('Tom Fairweather')])
  expect(own.html).toContain(`href="/tools/guest-list?guest=${tom.id}"`)
  expect((await site.get(`/guests/${tom.id}`)).location).toBe(`/?login=true&redirect-to=%2Fguests%2F${tom.id}`)
  for (const [path, who] of [
    [`/guests/${tom.id}/rsvp`, undefined],
    [`/guests/${tom.id}/rsvp`, stranger],
    [`/guests/${tom.id}`, stranger],
    [`/guests/${tom.id}/calendar.ics`, couple],
    ['/guests/999999/rsvp', couple],
  ] as const) {
    const { status, html } = await site.get(path, who)
    expect([path, status]).toEqual([path, 404])
    expect(html).not.toContain('Fairweather')
  }
})

test('every page of guests is a document without script, told to nobody, kept by nobody, framed by nobody but the one', async () => {
  const { username, tom } = await inviteHousehold(world)
  for (const path of [
    `/rsvp?couple=${username}`,
    `/rsvp/iframe?couple=${username}`,
    `/guests/${tom.invite_id}`,
    `/guests/${tom.invite_id}/rsvp`,
    '/guests/nobodys/rsvp',
  ]) {
    const { html, headers, cookies } = await site.get(path)
    expect(html).not.toMatch(/<script|javascript:| on\w+=/)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('cache-control')).toBe('private, no-store')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
    expect(policy).toContain(path.startsWith('/rsvp/iframe') ? 'frame-ancestors *' : "frame-ancestors 'none'")
    expect(cookies).toEqual([])
  }
})

test('the page that others frame is the same for everybody, whoever is signed in', async () => {
  const { couple, username } = await inviteHousehold(world)
  const path = `/rsvp/iframe?couple=${username}`
  const plain = (html: string) => html.replaceAll(/nonce="[^"]+"/g, '')
  const [nobodys, theirs] = [await site.get(path), await site.get(path, couple)]
  expect(plain(theirs.html)).toBe(plain(nobodys.html))
  expect(theirs.cookies).toEqual([])
})

test('who answers for nobody else is not spoken to as many; whoever they bring is thanked by name, and a dinner that stays open is said', async () => {
  const couple = await world.couple()
  const { id: event } = await world.event(couple, 'Wedding')
  await couple.put(`/guest_wedding_events/${event}`, { meals: ['Lamb', 'Risotto'] })
  const dee = (await couple.post('/guests', { firstname: 'Dee', plus_one_allowed: true, wedding_events: [event] })).body.data
  const { invite_id } = (await couple.post(`/guests/${dee.id}/generate-invite-id`)).body.data
  expect((await site.get(`/guests/${invite_id}`)).html).toContain('Answer now')
  expect((await site.get(`/guests/${invite_id}/rsvp`)).html).toContain('Send my reply')
  const typed = { [`status-${dee.id}-${event}`]: '2', [`meal-${dee.id}-${event}`]: 'Risotto', [`brings-${dee.id}-${event}`]: '1' }
  await site.send(`/guests/${invite_id}/rsvp`, undefined, { form: 'answer', ...typed, [`companion-${dee.id}`]: 'Sam Lee' })
  const { html } = await site.get(`/guests/${invite_id}?answered=yes`)
  for (const words of ['and Sam Lee', 'Risotto, not said', 'Change my reply']) expect(html).toContain(words)
})

test('what is wrong stands beside its field, and nothing typed is lost', async () => {
  const { couple, tom, jo, ned, wedding, supper } = await inviteHousehold(world)
  const [song] = (await couple.put('/rsvp-settings', { questions: [{ kind: 'text', label: 'A song?' }] })).body.data.questions
  const path = `/guests/${tom.invite_id}/rsvp`
  const typed = {
    form: 'answer',
    [`status-${tom.id}-${wedding.id}`]: '2',
    [`meal-${tom.id}-${wedding.id}`]: 'Lobster',
    [`brings-${tom.id}-${wedding.id}`]: '1',
    [`status-${jo.id}-${wedding.id}`]: '4',
    [`status-${tom.id}-${supper.id}`]: '3',
    [`status-${jo.id}-${supper.id}`]: '3',
    [`question-${song.id}`]: 'Waltz "No. 2" <b>',
  }
  const missing = await site.send(path, undefined, typed)
  expect(missing.status).toBe(422)
  expect(missing.html).toContain('Please say whether Ned is coming.')
  expect(missing.html).toContain(`href="#status-${ned.id}-${wedding.id}"`)
  expect(missing.html).toContain('value="Waltz &quot;No. 2&quot; &lt;b&gt;"')
  const wrong = await site.send(path, undefined, { ...typed, [`status-${ned.id}-${wedding.id}`]: '3' })
  expect(wrong.html).toContain('Please choose one of the meals.')
  expect(await counted(couple.id)).toEqual([])
  const sent = await site.send(path, undefined, {
    ...typed,
    [`status-${ned.id}-${wedding.id}`]: '3',
    [`meal-${tom.id}-${wedding.id}`]: 'Lamb',
  })
  expect([sent.status, sent.location]).toEqual([303, `/guests/${tom.invite_id}?answered=yes`])
  expect(await counted(couple.id)).toHaveLength(5)
  expect((await site.get(sent.location!)).html).toMatch(/<h1>Two of you, <em>then\.<\/em><\/h1>/)
})

test('a card leads on, a wrong one says so and stays typed, and from another site nothing is posted', async () => {
  const { username, code, tom } = await inviteHousehold(world)
  const fields = { form: 'find', couple: username, code }
  expect((await site.send('/rsvp', undefined, fields)).location).toBe(`/guests/${tom.invite_id}/rsvp`)
  const wrong = await site.send('/rsvp', undefined, { ...fields, code: 'AAAA-AAAA' })
  expect([wrong.status, wrong.html]).toEqual([422, expect.stringContaining('value="AAAA-AAAA"')])
  expect(wrong.html).toContain('No invitation has that code.')
  const asked = await site.send('/rsvp', undefined, { form: 'link', couple: username, email: 'nobody@example.com' })
  expect(asked.location).toBe(`/rsvp?couple=${username}&sent=yes`)
  expect((await site.send('/rsvp', undefined, { form: 'link', couple: username, email: 'nobody' })).html).toContain(
    'Please enter a valid email address.',
  )
})

test('after the last day the page says so in the couple’s words, with what it has and whom to call', async () => {
  const { couple, tom, ned, wedding, supper } = await inviteHousehold(world)
  await couple.put('/rsvp-settings', {
    closed_words: 'Call Theo. <He’ll sort it out>',
    contact_name: 'Theo',
    contact_phone: '+1 (707) 555-0122',
  })
  await db.updateTable('guest_wedding_events').set({ reply_by: '2026-01-02' }).where('id', 'in', [wedding.id, supper.id]).execute()
  const { html } = await site.get(`/guests/${tom.invite_id}/rsvp`)
  expect(html).toContain('Replies closed on January 2')
  expect(html).toContain('Call Theo. &lt;He’ll sort it out&gt;')
  expect(html).toContain('href="tel:+17075550122"')
  expect(html).not.toContain('Send our reply')
  const late = await site.send(`/guests/${tom.invite_id}/rsvp`, undefined, { form: 'answer', [`diet-${ned.id}`]: 'Nuts' })
  expect([late.status, late.html]).toEqual([403, expect.stringContaining('Call Theo.')])
  // Their own particulars stay theirs to put right.
  expect((await site.send(`/guests/${tom.invite_id}`, undefined, { form: 'own', city: 'Napa' })).status).toBe(303)
})

test('what closed while a guest wrote is not passed over in silence: a change of it is refused in the couple’s words, the rest stays open', async () => {
  const { couple, tom, jo, ned, wedding, supper } = await inviteHousehold(world)
  await couple.put('/rsvp-settings', { closed_words: 'Call Theo.' })
  const path = `/guests/${tom.invite_id}/rsvp`
  const supperIs = (status: string) => ({ [`status-${tom.id}-${supper.id}`]: status, [`status-${jo.id}-${supper.id}`]: '3' })
  const whole = { form: 'answer', ...Object.fromEntries([tom, jo, ned].map(({ id }) => [`status-${id}-${wedding.id}`, '2'])) }
  expect((await site.send(path, undefined, { ...whole, ...supperIs('2') })).status).toBe(303)
  await db.updateTable('guest_wedding_events').set({ reply_by: '2026-01-02' }).where('id', '=', supper.id).execute()
  const late = await site.send(path, undefined, { ...whole, [`diet-${ned.id}`]: 'Nuts', ...supperIs('3') })
  expect([late.status, late.html]).toEqual([403, expect.stringContaining('Call Theo.')])
  expect((await couple.get(`/guests/${ned.id}`)).body.data.dietary_notes).toBe('')
  expect(late.html).toContain(`name="diet-${ned.id}"`)
  expect(late.html).not.toContain(`status-${tom.id}-${supper.id}`)
  expect((await site.send(path, undefined, { ...whole, [`diet-${ned.id}`]: 'Nuts', ...supperIs('2') })).status).toBe(303)
  expect((await couple.get(`/guests/${ned.id}`)).body.data.dietary_notes).toBe('Nuts')
})

test('two hundred guests behind one Wi-Fi open their pages in one moment, and each gets it', async () => {
  const { tom, jo } = await inviteHousehold(world)
  const visits = Array.from({ length: 200 }, (_, nth) => site.get(`/guests/${nth % 2 ? tom.invite_id : jo.invite_id}/rsvp`))
  expect(new Set((await Promise.all(visits)).map(({ status }) => status))).toEqual(new Set([200]))
})

test('the days of a household go into a calendar, one or all', async () => {
  const { couple, tom, wedding, supper } = await inviteHousehold(world)
  await couple.put(`/guest_wedding_events/${supper.id}`, { date: '2027-06-25' })
  const all = await site.get(`/guests/${tom.invite_id}/calendar.ics`)
  expect(all.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(all.html.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  const one = await site.get(`/guests/${tom.invite_id}/calendar.ics?event=${wedding.id}`)
  expect(one.html).toContain('DTSTART:20270626T160000')
  expect(one.html.match(/BEGIN:VEVENT/g)).toHaveLength(1)
})

test('a household of forty with ten questions still weighs less than 60 KB with its letters and without its picture', async () => {
  const { couple, tom, wedding, supper } = await inviteHousehold(world)
  const questions = Array.from({ length: 10 }, (_, n) => ({ kind: 'text', label: `What do you say to ${n}?`, of_each_guest: n < 2 }))
  await couple.put('/rsvp-settings', { questions })
  const { household_id } = (await couple.get(`/guests/${tom.id}`)).body.data
  for (let n = 0; n < 37; n++)
    await couple.post('/guests', { firstname: `Cousin ${n}`, household_id, wedding_events: [wedding.id, supper.id] })
  const { html, status } = await site.get(`/guests/${tom.invite_id}/rsvp`)
  expect(status).toBe(200)
  const { bytes, files } = weightOf(html)
  expect(files.filter((path) => path.endsWith('.woff2'))).toHaveLength(3)
  console.log(`the largest guests’ page: ${Math.round(bytes / 1_000)} KB`)
  expect(bytes).toBeLessThan(60_000)
})

function counted(user_id: number) {
  return db.selectFrom('guest_answers').where('user_id', '=', user_id).where('status', '>', 1).selectAll().execute()
}
