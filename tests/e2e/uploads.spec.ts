// One chance: writes

import { randomBytes } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { uploadServer } from '../upload-server.ts'
import { chooserBy } from './file-chooser.ts'
import { expect, expectAccessible, expectToFit, test } from './journey.ts'
import { openParts } from './parts-page.ts'

type Server = Awaited<ReturnType<typeof uploadServer>>

const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#d7432a' } })
  .jpeg()
  .toBuffer()
let server: Server

test.beforeAll(async () => {
  server = await uploadServer()
})
test.afterAll(() => server.close())
test.beforeEach(async ({ page }) => {
  server.reset()
  server.pace = 0
  await page.route('**/api/v1/uploads**', (route, request) => route.continue({ url: server.origin + new URL(request.url()).pathname }))
})

for (const width of [390, 1440])
  test(`pictures are chosen by keyboard, shown, heard, and one that can’t be taken says why, at ${width} px`, async ({ page }) => {
    const field = await open(page, width)
    await choose(page, field, 'Choose pictures', [file('us.jpg'), file('song.mp3', 'audio/mpeg'), file('yard.jpg')])
    await expect(rows(field)).toHaveText([/us\.jpg.*Here/, /song\.mp3.*Choose a picture: JPEG/, /yard\.jpg.*Here/])
    await expect(field.getByRole('status')).toHaveText(/^2 files are here\. song\.mp3: That kind of file can’t be taken here/)
    await expect(field.locator('img')).toHaveCount(2)
    await expect(page.getByLabel('Files that are kept')).toHaveText('us.jpg, yard.jpg')
    await field.getByRole('button', { name: 'Take us.jpg off the list' }).press('Enter')
    await expect(field.getByRole('button', { name: 'Take song.mp3 off the list' })).toBeFocused()
    expect(server.kept).toHaveLength(2)
  })

test('a picture is dropped, and one that was copied is pasted', async ({ page }) => {
  const field = await open(page)
  const data = await page.evaluateHandle(
    ([bytes]) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes!)], 'dropped.jpg', { type: 'image/jpeg' }))
      return data
    },
    [[...picture]],
  )
  const zone = field.locator('.file-drop')
  await zone.dispatchEvent('dragenter', { dataTransfer: data })
  await expect(zone).toContainText('Let go')
  const isOpened = await page.evaluate(
    (data) => document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })),
    data,
  )
  expect(isOpened).toBe(false)
  await zone.dispatchEvent('drop', { dataTransfer: data })
  await expect(rows(field)).toHaveText([/dropped\.jpg.*Here/])
  await page.evaluate(
    (bytes) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png' }))
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    },
    [...picture, 0],
  )
  await expect(page.locator('.upload-row')).toHaveText([/dropped\.jpg.*Here/, /image\.png.*Here/])
})

test('files are paused, go on, are stopped; a line that breaks is waited for', async ({ page, context }) => {
  const field = await open(page)
  server.pace = 400_000
  await choose(page, field, 'Choose pictures', [large('one.jpg'), large('two.jpg'), large('three.jpg')])
  await expect(field.getByText('0 of 3 are up')).toBeVisible()
  await expect(field.getByText(/you can go on with something else/)).toBeVisible()
  await field.getByRole('button', { name: 'Pause one.jpg' }).press('Enter')
  await expect(rows(field).first()).toHaveText(/Paused at \d+ %/)
  await field.getByRole('button', { name: 'Stop sending two.jpg' }).press('Enter')
  await expect(rows(field)).toHaveCount(2)
  await context.setOffline(true)
  await expect(rows(field).last()).toHaveText(/waiting for the line/)
  await expect(field.getByRole('status')).toHaveText(/The line is down/)
  server.pace = 0
  await context.setOffline(false)
  await expect(rows(field).last()).toHaveText(/Here/)
  await field.getByRole('button', { name: 'Go on with one.jpg' }).press('Enter')
  await expect(rows(field)).toHaveText([/one\.jpg.*Here/, /three\.jpg.*Here/])
  expect(server.kept.map(({ name }) => name).sort()).toEqual(['one.jpg', 'three.jpg'])
  expect([...server.uploads.values()].map(({ name }) => name)).not.toContain('two.jpg')
})

test('what was half here when the page was loaded anew goes on when it is chosen again', async ({ page }) => {
  const field = await open(page)
  const party = large('party.jpg')
  server.fault = (nth) => (nth === 2 ? 401 : undefined)
  await choose(page, field, 'Choose pictures', [party])
  await expect(rows(field)).toHaveText([/party\.jpg.*Try again/s])
  const before = [...server.uploads.values()][0]!.bytes.length
  expect(before).toBeGreaterThan(0)
  await page.reload()
  await expect(rows(field)).toHaveText([/party\.jpg.*% is here\. Choose it again/])
  const taken = server.pieces
  await choose(page, field, 'Choose pictures', [party])
  await expect(rows(field)).toHaveText([/party\.jpg.*Here/])
  expect(server.kept).toHaveLength(1)
  expect(server.uploads.size).toBe(1)
  expect(server.pieces).toBeGreaterThan(taken)
  await page.reload()
  await expect(rows(field)).toHaveCount(0)
})

test('a field for one picture holds the last one chosen', async ({ page }) => {
  await open(page)
  const field = page.getByRole('group', { name: 'Picture, with a hint' }).last()
  await choose(page, field, 'Choose a picture', [file('first.jpg')])
  await expect(rows(field)).toHaveText([/first\.jpg.*Here/])
  await choose(page, field, 'Choose a picture', [file('second.jpg')])
  await expect(rows(field)).toHaveText([/second\.jpg.*Here/])
})

for (const width of [390, 1440])
  test(`by mouse pictures are chosen, one is paused and goes on, and one is taken off, at ${width} px`, async ({ page }) => {
    const field = await open(page, width)
    server.pace = 400_000
    const chosen = await chooserBy(page, () => field.getByText('Choose pictures').click())
    await chosen.setFiles([large('one.jpg'), file('two.jpg')])
    await field.getByRole('button', { name: 'Pause one.jpg' }).click()
    await expect(rows(field).first()).toHaveText(/Paused at \d+ %/)
    server.pace = 0
    await field.getByRole('button', { name: 'Go on with one.jpg' }).click()
    await expect(rows(field)).toHaveText([/one\.jpg.*Here/, /two\.jpg.*Here/])
    await field.getByRole('button', { name: 'Take two.jpg off the list' }).click()
    await expect(rows(field)).toHaveText([/one\.jpg.*Here/])
    expect(server.kept.map(({ name }) => name).sort()).toEqual(['one.jpg', 'two.jpg'])
  })

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })

  test('a picture is taken with the camera, and taken off again, by touch', async ({ page }) => {
    const field = await open(page, 390)
    const chooser = await chooserBy(page, () => field.getByText('Camera').tap())
    await chooser.setFiles([file('image.jpg')])
    await expect(rows(field)).toHaveText([/image\.jpg.*Here/])
    await field.getByRole('button', { name: 'Take image.jpg off the list' }).tap()
    await expect(rows(field)).toHaveCount(0)
    await expect(field.getByLabel('Choose pictures')).toBeFocused()
  })
})

for (const width of [390, 1440]) {
  test(`at ${width} px it fits, is large enough to touch, and has no fault that axe knows of`, async ({ page }) => {
    const field = await open(page, width)
    server.fault = (nth) => (nth === 3 ? 401 : undefined)
    server.until = new Promise((resolve) => setTimeout(resolve, 60_000).unref())
    await choose(page, field, 'Choose pictures', [
      large('a-very-long-name-that-a-camera-gave-to-it-without-asking-anybody-0001.jpg'),
      file('b.mp3', 'audio/mpeg'),
    ])
    await choose(page, field, 'Choose pictures', [large('two.jpg')])
    await expect(field.getByRole('progressbar').first()).toBeVisible()
    for (const button of await field.locator('.upload-row button, .upload-whole button, label.button:visible').all())
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(24)
    await expectToFit(page, width)
    await expectAccessible(page)
  })
}

async function open(page: Page, width = 1440): Promise<Locator> {
  await page.setViewportSize({ width, height: 900 })
  await openParts(page, 'fields')
  return page.getByRole('group', { name: 'Picture', exact: true }).last()
}

function rows(field: Locator): Locator {
  return field.locator('.upload-row')
}

interface Chosen {
  name: string
  mimeType: string
  buffer: Buffer
}

function file(name: string, mimeType = 'image/jpeg'): Chosen {
  return { name, mimeType, buffer: Buffer.concat([picture, randomBytes(8)]) }
}

function large(name: string): Chosen {
  return { name, mimeType: 'image/jpeg', buffer: Buffer.concat([picture, randomBytes(2_500_000)]) }
}

async function choose(page: Page, field: Locator, words: string, files: Chosen[]): Promise<void> {
  const chosen = await chooserBy(page, () => field.getByLabel(words, { exact: true }).press('Enter'))
  await chosen.setFiles(files)
}
