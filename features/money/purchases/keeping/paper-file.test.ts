// One chance: money

import { expect, test } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import { showMoney } from '#web/ui/money.ts'
import { crew, monthly, newMoneyWorld } from '#tests/money-world.ts'
import type { Person } from '#tests/world.ts'

const world = await newMoneyWorld({ tax: [{ country: 'US', state: '', points: 825 }] })
const { db, origin } = world

// C4
test('an invoice and a credit note are had as files that say to the cent what stands in their rows', async () => {
  const ada = await world.buyer()
  const { id } = (await world.pay(ada, { ...monthly, coupon: null })).body.data
  await ada.post(`/payments/purchases/${id}/refund`)
  await world.work()
  const { papers } = (await ada.get('/payments/purchases')).body
  expect(papers.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['credit_note', 'invoice'])
  for (const { kind, number, total, tax, what, buyer } of papers) {
    const answer = await ask(ada, kind, number)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${kind.replace('_', '-')}-${number}.pdf"`)
    const { pages, title, isTagged, language } = await read(answer)
    expect([title, isTagged, language]).toEqual([`${kind === 'invoice' ? 'Invoice' : 'Credit note'} ${number}`, true, 'en-US'])
    const [text] = pages
    expect(text).toContain(`${what} ${showMoney(total - tax)}`)
    expect(text).toContain(`Tax ${showMoney(tax)}`)
    expect(text).toContain(`${kind === 'invoice' ? 'Total' : 'Given back'} ${showMoney(total)}`)
    expect(text).toContain(buyer)
    expect([pages.length, tax > 0]).toEqual([1, true])
  }
})

test('names of many letters are read back as they were written, and a letter that no face has is said to be missing', async () => {
  const ada = await world.buyer()
  const number = await invoiceOf(ada)
  const names = ['Łukasz Świętosławski', 'Nguyễn Thị Ngọc Ánh', 'Анна Каренина', 'Ελένη Παπαδοπούλου', 'Þórdís Ægisdóttir', 'Zoë O’Brien']
  for (const buyer of names) {
    await written(number, { buyer })
    const { pages } = await read(await ask(ada, 'invoice', number))
    expect(pages[0]).toContain(buyer)
    expect(pages[0]).not.toContain('stands for one')
  }
  await written(number, { buyer: 'שלום רחל' })
  expect((await read(await ask(ada, 'invoice', number))).pages[0]).toMatch(/שלום/)
  await written(number, { buyer: '李 Ada \u0000'.replace('\u0000', '\u200d') })
  const { pages } = await read(await ask(ada, 'invoice', number))
  expect(pages[0]).toContain('? Ada')
  expect(pages[0]).toContain('stands for one')
})

test('what is long flows on, over pages where it must, and nothing of it is lost', async () => {
  const ada = await world.buyer()
  const number = await invoiceOf(ada)
  const buyer = `${'Maximiliana '.repeat(20)}${'W'.repeat(300)} ${'long@example.com '.repeat(400)}`.trim()
  await written(number, { buyer, what: 'A course '.repeat(40).trim(), total: 123_456_789, tax: 9_876_543 })
  const { pages } = await read(await ask(ada, 'invoice', number))
  const all = pages.join(' ')
  expect(pages.length).toBeGreaterThan(2)
  expect(all.match(/Maximiliana/g)).toHaveLength(20)
  expect(all.match(/W/g)).toHaveLength(300)
  expect(all.match(/long@example\.com/g)).toHaveLength(400)
  expect(all.match(/A course/g)).toHaveLength(40)
  expect(all).toContain('$1,135,802.46')
  expect(all).toContain('Total $1,234,567.89')
})

test('a paper of somebody else, or none, is not there', async () => {
  const [ada, bob] = [await world.buyer(), await world.buyer()]
  const number = await invoiceOf(ada)
  expect((await ask(ada, 'invoice', number)).status).toBe(200)
  for (const [kind, which] of [
    ['invoice', number],
    ['credit_note', number],
    ['invoice', 0],
    ['letter', number],
    ['invoice', '%00'],
    ['invoice', '1e9'],
  ] as const)
    expect([kind, which, (await ask(bob, kind, which)).status]).toEqual([kind, which, 404])
  expect((await ask(ada, 'credit_note', 999_999)).status).toBe(404)
  expect((await fetch(`${origin}/api/v1/payments/papers/invoice/${number}`)).status).toBe(401)
})

/** Bought once, with the invoice that follows. */
async function invoiceOf(person: Awaited<ReturnType<typeof world.buyer>>): Promise<number> {
  await world.pay(person, crew)
  return (await person.get('/payments/purchases')).body.papers[0].number
}

async function written(number: number, change: object): Promise<void> {
  await db.updateTable('papers').where('kind', '=', 'invoice').where('number', '=', number).set(change).execute()
}

function ask(person: Person, kind: string, number: number | string): Promise<Response> {
  return fetch(`${origin}/api/v1/payments/papers/${kind}/${number}`, { headers: { authorization: `Bearer ${person.token}` } })
}

async function read(answer: Response) {
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  const { text } = await extractText(pdf)
  const [{ info }, marks] = await Promise.all([pdf.getMetadata(), pdf.getMarkInfo()])
  const { Title: title, Language: language } = info as { Title: string; Language: string }
  return { pages: text.map((page) => page.replace(/\s+/g, ' ')), title, language, isTagged: (marks as { Marked: boolean } | null)?.Marked }
}
