// One chance: rights

import { createServer } from 'node:http'
import type { APIRequestContext, Page, Request } from '@playwright/test'
import { expect, expectAccessible, expectToFit, password, test } from './journey.ts'

// UI-051 ROUTE-069 ROUTE-070 ROUTE-071
test.describe('on a phone without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a guest answers for the household by the code of the card, and changes their mind', async ({ page, request }) => {
    const { couple, code, answers } = await inviteByApi(request)
    const weight = weighing(page)
    await page.goto(`/rsvp?couple=${couple}`)
    await page.getByLabel('The code on your card').fill('AAAA-AAAA')
    await page.getByRole('button', { name: 'Find our invitation' }).click()
    await expect(page.getByText('No invitation has that code.')).toBeVisible()
    await expect(page.getByLabel('The code on your card')).toHaveValue('AAAA-AAAA')
    await page.getByLabel('The code on your card').fill(code.toLowerCase())
    weight.begin()
    await page.getByRole('button', { name: 'Find our invitation' }).click()
    await expect(page.getByRole('heading', { name: 'Who’s coming to the wedding?' })).toBeVisible()
    await page.waitForLoadState()
    expect(await weight.kilobytes()).toBeLessThan(60)
    expect(await page.locator('script').count()).toBe(0)

    await say(page, 'Tom', 'Coming')
    await say(page, 'Ned', "Can't")
    await page.getByLabel('Dinner for Tom').selectOption('Lamb')
    await page.getByLabel('A song?').fill('Vienna')
    await page.getByRole('button', { name: 'Send our reply' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('See you there.')
    await expect(page.getByText('Ned will be missed.')).toBeVisible()
    expect(await answers()).toEqual({ Tom: [2, 'Lamb'], Ned: [3, ''] })
    const days = await request.get((await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')) ?? '')
    expect(await days.text()).toContain('SUMMARY:The wedding')

    await page.getByRole('link', { name: 'Change our reply' }).click()
    await expect(page.getByLabel('A song?')).toHaveValue('Vienna')
    await say(page, 'Ned', 'Maybe')
    await page.getByRole('button', { name: 'Send our reply' }).click()
    await expect(page.getByRole('link', { name: 'Change our reply' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Maybe')
    expect(await answers()).toEqual({ Tom: [2, 'Lamb'], Ned: [4, ''] })
  })
})

test('the guests’ pages read well, by day and night, on any width', async ({ page, request }) => {
  const { couple, code } = await inviteByApi(request)
  await page.goto(`/rsvp?couple=${couple}`)
  await isGood(page)
  await page.getByLabel('The code on your card').fill(code)
  await page.getByRole('button', { name: 'Find our invitation' }).click()
  await isGood(page)
  await say(page, 'Tom', 'Coming')
  await say(page, 'Ned', 'Coming')
  await page.getByRole('button', { name: 'Send our reply' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two of you, then.')
  await page.getByText('What they have of you, Tom').click()
  await isGood(page)
})

// ROUTE-072
test.describe('within another site', () => {
  // A header of our own would make a stranger of each request for letters.
  test.use({ extraHTTPHeaders: {} })

  test('another site frames the answer, in a sandbox without script and without cookies: code, answer and thanks stay in it', async ({
    page,
    request,
    baseURL,
  }) => {
    const { couple, code, answers } = await inviteByApi(request)
    const host = await hostOf(`${baseURL}/rsvp/iframe?couple=${couple}`)
    const cookies: Promise<string[]>[] = []
    page.on('requestfinished', (sent) => {
      if (sent.url().startsWith(String(baseURL))) cookies.push(cookiesOf(sent))
    })
    await page.goto(host.address)
    const frame = page.frameLocator('iframe')
    await frame.getByLabel('The code on your card').fill(code)
    await frame.getByRole('button', { name: 'Find our invitation' }).click()
    await frame
      .getByRole('group', { name: /^Tom\b/ })
      .getByText('Coming')
      .click()
    await frame
      .getByRole('group', { name: /^Ned\b/ })
      .getByText('Maybe')
      .click()
    await frame.getByRole('button', { name: 'Send our reply' }).click()
    await expect(frame.getByRole('heading', { name: 'See you there.' })).toBeVisible()
    expect(await answers()).toEqual({ Tom: [2, ''], Ned: [4, ''] })
    await frame.getByRole('button', { name: 'Change our reply' }).click()
    await expect(frame.getByRole('button', { name: 'Send our reply' })).toBeVisible()
    expect(new URL(page.frames()[1]!.url()).pathname).toBe('/rsvp/iframe')
    await expect.poll(() => cookies.length).toBeGreaterThan(3)
    page.removeAllListeners('requestfinished')
    expect((await Promise.all(cookies)).flat()).toEqual([])
    host.close()
  })
})

/** A couple, a household of two with a card, and what the couple sees of its answers. */
async function inviteByApi(request: APIRequestContext) {
  const at = `${process.env['JOURNEYS_AT']}/api/v1`
  const email = `${crypto.randomUUID()}@example.com`
  const account = await (await request.post(`${at}/auth/register`, { data: { email, password, firstname: 'June', lastname: 'O' } })).json()
  const headers = { authorization: `Bearer ${account.access_token}` }
  const post = async (path: string, data: object) => (await (await request.post(at + path, { data, headers })).json()).data
  const get = async (path: string) => (await (await request.get(at + path, { headers })).json()).data
  const event = await post('/guest_wedding_events', {
    taxonomy_event_id: 1,
    name: 'The wedding',
    date: '2027-06-26',
    start_time: '16:00',
    meals: ['Lamb', 'Garden'],
  })
  const guests = []
  for (const firstname of ['Tom', 'Ned'])
    guests.push((await post('/guests', { firstname, lastname: 'Fairweather', wedding_events: [event.id] })).id)
  const household = await post('/households', { name: 'Fairweather', guest_ids: guests })
  await request.put(`${at}/rsvp-settings`, { data: { questions: [{ kind: 'text', label: 'A song?' }] }, headers })
  const [{ code }] = await post('/rsvp-codes', { household_ids: [household.id] })
  const { username } = await get('/users/me')
  const answers = async () => {
    const list: { firstname: string; wedding_events: { status: number; meal: string }[] }[] = await get('/guests')
    return Object.fromEntries(list.map(({ firstname, wedding_events: [reply] }) => [firstname, [reply!.status, reply!.meal]]))
  }
  return { couple: username, code, answers }
}

/** Those it brought, and those that its answer gave. */
async function cookiesOf(sent: Request): Promise<string[]> {
  const given = await (await sent.response())?.headerValue('set-cookie')
  return [await sent.headerValue('cookie'), given].filter((cookie) => typeof cookie === 'string')
}

async function say(page: Page, whose: string, answer: string): Promise<void> {
  await page
    .getByRole('group', { name: new RegExp(`^${whose}\\b.*The wedding$`) })
    .getByText(answer)
    .click()
}

/** Nothing that axe knows of at both widths and in both lights, and nothing cut off at 320 px. */
async function isGood(page: Page): Promise<void> {
  // A picture that changes its size on the way is asked for twice.
  await page.locator('img').evaluateAll((pictures) => Promise.all((pictures as HTMLImageElement[]).map((picture) => picture.decode())))
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme: 'light' })
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
  }
  await expectToFit(page, 390)
  await page.setViewportSize({ width: 1440, height: 844 })
}

/** What comes over the wire from then on until it is asked for, but for pictures. */
function weighing(page: Page) {
  const sizes: Promise<number>[] = []
  let isOn = false
  page.on('requestfinished', (request) => {
    if (!isOn || request.url().includes('/pictures/')) return
    sizes.push(request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize))
  })
  return {
    begin: () => {
      isOn = true
    },
    kilobytes: async () => {
      isOn = false
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1_000
    },
  }
}

/** A page of another site with nothing on it but the frame, whose contents may send forms and nothing else. */
async function hostOf(framed: string) {
  const html = `<!doctype html><title>Ours</title><h1>RSVP</h1><iframe sandbox="allow-forms" title="RSVP" width="900" height="900" src="${framed}"></iframe>`
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return { address: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`, close: () => server.close() }
}
