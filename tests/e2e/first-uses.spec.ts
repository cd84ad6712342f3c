// One chance: writes

import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { asBrowser, expect, expectAccessible, expectToFit, haveAccount, isAlive, test, whileLookedAt } from './journey.ts'

// ENTITY-001
test('a couple brings pictures: of oneself, of an event, and beside the invitation', async ({ page, browser }) => {
  await haveAccount(page)
  await page.goto('/settings/profile')
  await isAlive(page)
  const avatar = page.getByRole('group', { name: 'A picture of you' })
  await avatar
    .getByLabel('Choose a picture')
    .setInputFiles([{ name: 'us.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('hello there') }])
  await expect(avatar).toContainText('This place takes pictures (JPEG, PNG, WebP, AVIF, HEIC). Please choose a picture.')
  await avatar.getByLabel('Choose a picture').setInputFiles([await picture('#c2361d')])
  const face = page.getByRole('banner').locator('img.face').first()
  await expect(face).toHaveAttribute('src', /^\/files\/\d+\//, whileLookedAt)
  await isShown(page, 'img.face')
  const cover = page.getByRole('group', { name: 'A wide picture' })
  await cover.getByLabel('Choose a picture').setInputFiles([await picture('#4f8a63', 1_600, 500)])
  await expect(page.getByRole('button', { name: 'Take the picture away' })).toHaveCount(2, whileLookedAt)
  for (const width of [390, 1440]) await expectToFit(page, width)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Take the picture away' }).first().click()
  await expect(face).toHaveAttribute('src', /^\/avatars\/AB-/)

  const { data: events } = await (await asBrowser(page, 'GET', '/guest_wedding_events/all')).json()
  await page.goto(`/dashboard/events/${events[0].id}?edit=1`)
  await isAlive(page)
  await page
    .getByRole('group', { name: 'Picture' })
    .getByLabel('Choose a picture')
    .setInputFiles([await picture('#cde0e7')])
  await expect(page.locator('.picture-place img.picture')).toHaveCount(1, whileLookedAt)
  await expectToFit(page, 390)
  await expectAccessible(page)
  await page.goto(`/dashboard/events/${events[0].id}`)
  await isShown(page, '.event-picture img')
  await page.goto('/dashboard')
  await isShown(page, '.dashboard-events img')

  await page.goto('/tools/guest-list/replies')
  await isAlive(page)
  await page
    .getByRole('group', { name: 'A picture of yours' })
    .getByLabel('Choose a picture')
    .setInputFiles([await picture('#ded3ea')])
  await expect(page.locator('.picture-place img.picture')).toHaveCount(1, whileLookedAt)
  const { data: guest } = await (
    await asBrowser(page, 'POST', '/guests', { firstname: 'Tom', lastname: 'Ash', wedding_events: [events[0].id] })
  ).json()
  const { data: invite } = await (await asBrowser(page, 'POST', `/guests/${guest.id}/generate-invite-id`)).json()
  const plain = await browser.newContext({ baseURL: String(process.env['JOURNEYS_AT']), javaScriptEnabled: false })
  const guests = await plain.newPage()
  await guests.goto(`/guests/${invite.invite_id}`)
  await expect(guests.locator('.guest-art img')).toHaveAttribute('src', /^\/files\/\d+\//)
  // Without script nothing tells when it has drawn.
  await guests.setViewportSize({ width: 390, height: 800 })
  expect(await guests.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await plain.close()
})

// UI-016 CONST-005
test('the operator’s logo is at the head of every page, until the wordmark is again', async ({ page: operator }) => {
  await operator.goto('/sign-in?redirect-to=/admin/look')
  await operator.getByLabel('Email').fill('operator@posy.example')
  await operator.getByLabel('Password', { exact: true }).fill('plan-with-posy')
  await operator.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(operator.getByRole('heading', { name: 'Look' })).toBeVisible()
  await isAlive(operator)
  await expectAccessible(operator)
  await operator
    .getByRole('group', { name: 'Logo' })
    .getByLabel('Choose a picture')
    .setInputFiles([await picture('#1e4b3c', 400, 100)])
  await expect(operator.getByRole('banner').getByRole('img', { name: 'Posy' })).toHaveAttribute('src', /^\/logo\/\d+\.png$/, whileLookedAt)
  await isShown(operator, 'header img.wordmark')
  await isAlive(operator)
  await operator.getByRole('button', { name: 'Take the picture away' }).click()
  await expect(operator.getByRole('banner').locator('svg.wordmark')).toBeVisible()
})

async function picture(background: string, width = 900, height = 700) {
  const noise = { type: 'gaussian', mean: 128, sigma: 10 } as const
  const grain = await sharp({ create: { width, height, channels: 3, background, noise } })
    .png()
    .toBuffer()
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg()
    .toBuffer()
  return { name: `${randomBytes(4).toString('hex')}.jpg`, mimeType: 'image/jpeg', buffer }
}

/** It has come, and is no torn sheet. */
async function isShown(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector).first()).toHaveAttribute('src', /^\/(files|logo)\//)
  await expect
    .poll(() =>
      page
        .locator(selector)
        .first()
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0)
}
