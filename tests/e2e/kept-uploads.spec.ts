// One chance: writes

import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, haveAccount, test } from './journey.ts'
import { openParts } from './parts-page.ts'

async function noisy(name: string, side: number) {
  const buffer = await sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

test('pictures reach the server in spite of cuts and a reload, each once, and what is none is refused', async ({ page }) => {
  test.setTimeout(180_000)
  await haveAccount(page)
  await openParts(page, 'fields')
  const field = page.getByRole('group', { name: 'Picture', exact: true }).last()
  const rows = page.locator('.upload-row')
  const choose = async (files: Awaited<ReturnType<typeof noisy>>[]) => field.getByLabel('Choose pictures').setInputFiles(files)
  const a = await noisy('a.jpg', 400),
    b = await noisy('b.jpg', 1200)
  await choose([a, b, { name: 'not-really.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('hello there') }])
  await expect(rows.nth(0)).toHaveText(/Here/, { timeout: 60000 })
  await expect(rows.nth(1)).toHaveText(/Here/, { timeout: 60000 })
  await expect(rows.nth(2)).toHaveAttribute('data-state', 'refused', { timeout: 60000 })
  // The line lets the first piece through, and then hardly any.
  const big = await noisy('big.jpg', 2600)
  let patches = 0
  await page.route('**/api/v1/uploads/*', (route, request) => {
    if (request.method() !== 'PATCH') return route.continue()
    patches += 1
    return patches === 2 || patches >= 4 ? route.abort() : route.continue()
  })
  await choose([big])
  await expect.poll(() => patches, { timeout: 60000 }).toBeGreaterThan(5)
  await page.unroute('**/api/v1/uploads/*')
  await page.route('**/api/v1/uploads/*', (route, request) => (request.method() === 'PATCH' ? route.abort() : route.continue()))
  await page.reload()
  await expect(rows).toHaveText([/big\.jpg.*Choose it again/], { timeout: 30000 })
  await page.unroute('**/api/v1/uploads/*')
  await choose([big])
  await expect(rows).toHaveText([/big\.jpg.*Here/], { timeout: 60000 })
  const { data } = await (await page.request.get('/api/v1/files')).json()
  expect(data.map((f: { name: string }) => f.name).sort()).toEqual(['a.jpg', 'b.jpg', 'big.jpg'])
  expect(await page.evaluate(() => localStorage.getItem('uploads'))).toBeNull()
  await page.reload()
  await choose([a])
  await expect(rows).toHaveText([/a\.jpg.*Here/], { timeout: 60000 })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('one picture is sent by a plain form', async ({ page }) => {
    await haveAccount(page)
    await page.goto('/dev/ui?of=plain')
    const form = page.locator('.upload-form').first()
    await form.locator('input[type=file]').setInputFiles([await noisy('plain.jpg', 300)])
    await form.getByRole('button', { name: 'Send it' }).click()
    await expect(page).toHaveURL(/file=\d+/)
    const { data } = await (await page.request.get('/api/v1/files')).json()
    expect(data.map((f: { name: string }) => f.name)).toEqual(['plain.jpg'])
  })
})
