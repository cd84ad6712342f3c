// One chance: writes

import type { Page } from '@playwright/test'
import { clickTwice } from './click-twice.ts'
import { asBrowser, expect, expectAccessible, expectToFit, haveAccount, isAlive, test } from './journey.ts'

// W2
test('a couple puts tables up, seats people by keys and by mouse, takes a proposal and takes it back', async ({ page }) => {
  const event = await haveWedding(page)
  await page.goto(`/dashboard/events/${event}`)
  await isAlive(page)
  await page.getByRole('link', { name: 'Seating' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Seating' })).toBeVisible()
  await isAlive(page)
  for (const name of ['Fig', 'Pear']) {
    await page.getByRole('button', { name: 'Add a table' }).click()
    const form = page.getByRole('form', { name: 'Add a table' })
    await form.getByLabel('Name').fill(name)
    await form.getByLabel('Chairs').fill('3')
    await form.getByLabel('From the left').fill(name === 'Fig' ? '25' : '75')
    await clickTwice(form.getByRole('button', { name: 'Save the table' }))
    await expect(form).toHaveCount(0)
  }
  const [left, tables] = [page.getByRole('region', { name: /^Left to seat/ }), page.getByRole('region', { name: 'By table' })]
  const pear = tables.getByRole('group').filter({ hasText: /^(Pear|Plum)/ })
  await pear.locator('summary').click()
  await pear.getByRole('button', { name: 'Change Pear' }).click()
  const edited = pear.getByRole('form')
  await edited.getByLabel('Name').fill('Quince')
  await elsewhere(page, event, { seats: 4 })
  await expect(edited.getByLabel('Chairs')).toHaveValue('4')
  await elsewhere(page, event, { name: 'Plum' })
  await edited.getByRole('group', { name: 'Two versions of Name' }).getByRole('button', { name: 'Take theirs' }).click()
  await edited.getByLabel('Name').fill('Pear')
  await edited.getByLabel('Chairs').fill('3')
  await clickTwice(edited.getByRole('button', { name: 'Save the table' }))
  await expect(pear).toContainText('0 of 3')
  const ann = left.getByRole('combobox', { name: 'Seat Ann Guest at' })
  await ann.focus()
  await ann.selectOption({ label: 'Fig: 3 free' })
  await expect(tables.getByRole('group').filter({ hasText: /^Fig/ })).toContainText('1 of 3')

  const wishes = page.getByRole('region', { name: /^Wishes/ })
  await wishes.getByLabel('Who', { exact: true }).selectOption({ label: 'Bo Guest' })
  await wishes.getByLabel('How', { exact: true }).selectOption({ label: 'does not sit with' })
  await wishes.getByLabel('With whom, or where').selectOption({ label: 'Ann Guest' })
  await wishes.getByLabel('It is a must').check()
  await clickTwice(wishes.getByRole('button', { name: 'Add a wish' }))
  await expect(wishes.getByRole('listitem')).toHaveCount(1)
  await expect(left.getByRole('combobox', { name: 'Seat Bo Guest at' })).toContainText('Fig: 2 free, breaks a must')

  await left.getByRole('listitem').filter({ hasText: 'Bo Guest' }).dragTo(page.locator('g[data-table="Pear"] .name'))
  await expect(tables.getByRole('group').filter({ hasText: /^Pear/ })).toContainText('1 of 3')

  await page.getByRole('link', { name: 'Find chairs' }).click()
  const proposal = page.getByRole('region', { name: 'Seat the 2 left' })
  await expect(proposal).toContainText('Every must is kept, and nobody who sits moves.')
  for (const [width, colorScheme] of [[1440, 'light'] as const, [390, 'dark'] as const]) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
    await expectToFit(page, width)
  }
  await clickTwice(proposal.getByRole('button', { name: 'Seat all 2' }))
  await expect(left).toContainText('Everybody who comes has a chair.')
  expect(await seated(page, event)).toBe(4)
  await page.getByRole('listitem').filter({ hasText: '2 people have a chair' }).getByRole('button', { name: 'Undo' }).click()
  await expect(left.getByRole('combobox')).toHaveCount(2)
  expect(await seated(page, event)).toBe(2)

  await page.getByRole('link', { name: 'Print sheets' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Seating sheets' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Who finds their table where' }).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await expectToFit(page, 390)
})

async function haveWedding(page: Page): Promise<number> {
  await haveAccount(page)
  const { data } = await (await asBrowser(page, 'GET', '/guest_wedding_events/all')).json()
  const id = Number(data[0].id)
  for (const firstname of ['Ann', 'Bo', 'Cy', 'Di']) {
    const guest = { firstname, lastname: 'Guest', wedding_events: [{ id, status: 2 }] }
    expect((await asBrowser(page, 'POST', '/guests', guest)).ok()).toBe(true)
  }
  return id
}

/** What somebody else changes of the latest table, in another browser. */
async function elsewhere(page: Page, event: number, change: object): Promise<void> {
  const { data } = await (await asBrowser(page, 'GET', `/guest_wedding_events/${event}/seating`)).json()
  expect((await asBrowser(page, 'PUT', `/seating-tables/${data.tables.at(-1).id}`, change)).ok()).toBe(true)
}

async function seated(page: Page, event: number): Promise<number> {
  const { data } = await (await asBrowser(page, 'GET', `/guest_wedding_events/${event}/seating`)).json()
  return data.people.filter(({ table_id }: { table_id: number | null }) => table_id !== null).length
}
