// One chance: rights

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { heads, terms } from '#tests/quoting.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })
const { db } = world
const wren = await acting('fern-and-fable')

interface Line {
  what: string
  who: string
  words: string
  day: string
  n: number
  amount: number | null
  message_id: number | null
  conversation_id: number | null
}

const told = ['wrote', 'was_written', 'sent', 'was_sent', 'quoted', 'quote_noted', 'accepted']

// M3
test('a burst of forty messages in an evening is one line of each side, with how many and the last, and leads there', async () => {
  const { ada, id, talk } = await wedding()
  for (let nth = 1; nth <= 6; nth++) await write(talk, ada.id, 'couple', `Peonies ${nth}?`, '2026-11-20T03:30:00Z')
  for (let nth = 1; nth <= 34; nth++) await write(talk, wren.id, 'vendor', `No, dahlias ${nth}.`, '2026-11-20T04:10:00Z')
  await write(talk, ada.id, 'couple', `Dahlias,\n\nthen. ${'Yes. '.repeat(60)}`, '2026-11-20T15:00:00Z')
  const lines = await diaryOf(ada, id)
  expect(lines.map(({ what, who, words, day, n }) => [what, who, words, day, n])).toEqual([
    ['wrote', 'June', expect.stringMatching(/^Dahlias, then\. Yes\..{118,124}…$/), '2026-11-20', 1],
    ['was_written', 'Wren', 'No, dahlias 34.', '2026-11-19', 34],
    ['wrote', 'June', 'Peonies 6?', '2026-11-19', 6],
  ])
  const { body } = await ada.get(`/conversations/${talk}`)
  expect(body.data.messages.at(-1)).toMatchObject({ id: lines[0]!.message_id, side: 'couple' })
  expect(lines.every(({ conversation_id }) => conversation_id === talk)).toBe(true)
})

// M3
test('what answered is told once; what is gone or was never theirs leaves no word behind', async () => {
  const { ada, id, talk } = await wedding()
  const [bea, other] = [await wedding(), (await ada.post('/user-vendors', { name: 'Somebody else', taxonomy: 'bakers' })).body.data.id]
  await wren.post(`/conversations/${talk}/messages`, { words: 'Gladly.' })
  await wren.post(`/conversations/${bea.talk}/messages`, { words: 'Not for Ada’s eyes.' })
  const all: Line[] = (await ada.get(`/user-vendors/${id}/diary`)).body.data
  expect(all.filter(({ what }) => ['asked', 'answered', 'was_written'].includes(what)).map(({ what }) => what)).toEqual([
    'was_written',
    'asked',
  ])
  expect(JSON.stringify(all)).not.toContain('Not for Ada')
  expect(await diaryOf(ada, other)).toEqual([])
  expect((await bea.ada.get(`/user-vendors/${id}/diary`)).status).toBe(404)
  await sql`delete from messages where user_id = ${ada.id} and words = 'Gladly.'`.execute(db)
  expect(await diaryOf(ada, id)).toEqual([])
})

// M3 V4
test('quotes that came or were written down, and the one that was taken, stand in it, and go when they are taken back', async () => {
  const { ada, id, talk } = await wedding()
  const sent = await wren.post(`/conversations/${talk}/quotes`, { terms: { ...terms, valid_until: '2099-01-01' } })
  const noted = (await ada.post(`/user-vendors/${id}/quotes`, { terms })).body.data
  expect(await diaryOf(ada, id)).toMatchObject([
    { what: 'quote_noted', message_id: null },
    { what: 'quoted', message_id: sent.body.data.id, conversation_id: talk },
  ])
  const act = crypto.randomUUID()
  expect((await ada.post(`/quotes/${noted.id}/accept`, { heads, act })).status).toBe(200)
  expect((await diaryOf(ada, id))[0]).toMatchObject({ what: 'accepted', amount: 365_000 })
  await ada.post(`/wedding-changes/${act}/undo`)
  expect((await diaryOf(ada, id)).map(({ what }) => what)).toEqual(['quote_noted', 'quoted'])
})

// M3
test('files of both sides are told by their names, and a helper reads nothing of a conversation', async () => {
  const { ada, id, talk, event } = await wedding()
  await file(talk, 'vendor', wren.id, 'contract.pdf')
  await file(talk, 'vendor', wren.id, 'contract signed.pdf')
  await file(talk, 'couple', ada.id, 'plan.pdf')
  await write(talk, ada.id, 'couple', 'Between us.', '2026-11-20T15:00:00Z')
  expect((await diaryOf(ada, id)).map(({ what, words, n }) => [what, words, n])).toEqual([
    ['sent', 'plan.pdf', 1],
    ['was_sent', 'contract signed.pdf', 2],
    ['wrote', 'Between us.', 1],
  ])
  const partner = await world.helper(ada, {}, 'partner')
  expect((await diaryOf(partner, id)).map(({ what }) => what)).toEqual(['sent', 'was_sent', 'wrote'])
  await ada.post(`/user-vendors/${id}/quotes`, { terms })
  const helper = await world.helper(ada, { [event]: [3] })
  const seen = await helper.get(`/user-vendors/${id}/diary`)
  expect(seen.body.data.filter(({ what }: Line) => told.includes(what))).toMatchObject([{ what: 'quote_noted', conversation_id: null }])
  expect(JSON.stringify(seen.body)).not.toMatch(/pdf|Between us/)
})

async function wedding() {
  const ada = await world.couple()
  await sql`update users set email_verified_at = now(), firstname = 'June', time_zone = 'America/Los_Angeles' where id = ${ada.id}`.execute(
    db,
  )
  const event = await world.event(ada, 'The day', { date: '2027-06-26' })
  await ada.post('/vendors/fern-and-fable/enquiries', { guests: 90, message: 'One long table, please.' })
  const { rows } = await sql<{
    id: number
    content_id: number
  }>`select id, content_id from conversations where user_id = ${ada.id}`.execute(db)
  const [{ id: talk, content_id } = { id: 0, content_id: 0 }] = rows
  const said = { name: 'Fern & Fable', taxonomy: 'florists', vendor_id: content_id, guest_wedding_event_id: event.id }
  const { body } = await ada.post('/user-vendors', said)
  return { ada, talk, event: event.id, id: Number(body.data.id) }
}

async function diaryOf(person: Person, id: number): Promise<Line[]> {
  const lines: Line[] = (await person.get(`/user-vendors/${id}/diary`)).body.data
  return lines.filter(({ what }) => told.includes(what))
}

/** As it was written then. */
async function write(talk: number, author: number, side: string, words: string, at: string): Promise<void> {
  await sql`insert into messages (user_id, conversation_id, side, author_id, words, created_at)
    select user_id, id, ${side}, ${author}, ${words}, ${at}::timestamptz from conversations where id = ${talk}`.execute(db)
}

async function file(talk: number, side: string, author: number, name: string): Promise<void> {
  await sql`with talk as (select user_id, id from conversations where id = ${talk}),
    kept as (insert into files (user_id, kind, purpose, name, key, format, bytes, sha256)
      select user_id, 'pdf', 'document', ${name}, ${crypto.randomUUID()}, 'pdf', 1, ''::bytea from talk returning id)
    insert into messages (user_id, conversation_id, side, author_id, kind, file_id, file_name, file_kind)
    select user_id, talk.id, ${side}, ${author}, 'file', kept.id, ${name}, 'other' from talk, kept`.execute(db)
}

async function acting(slug: string): Promise<Person> {
  const person = await world.couple()
  await sql`update users set firstname = 'Wren' where id = ${person.id}`.execute(db)
  await sql`insert into vendor_members (user_id, content_id) select ${person.id}, id from content where type = 'vendor' and slug = ${slug}`.execute(
    db,
  )
  return person
}
