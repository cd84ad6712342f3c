// One chance: rights

import type { Page } from '@playwright/test'
import { demoAccounts, demoPassword } from '#db/demo.ts'
import { hasPage } from '#web/map/routes.ts'
import { asBrowser, expect, expectGood, haveAccount, isAlive, signedOut, test } from './journey.ts'

interface Line {
  id: number
  name: string
  url: string
  is_free: boolean
  metas: { lesson_type: 'video' | 'other' }
}

interface Course {
  name: string
  url: string
  lessons: Line[]
}

// ROUTE-117 ROUTE-122 UI-076 STATE-040
test('a visitor looks at the courses, opens the free lesson, and is asked to sign in for another', async ({ page }) => {
  const [course] = await coursesOf(page)
  const free = course!.lessons.find(({ is_free }) => is_free)!
  const sold = course!.lessons.find(({ is_free }) => !is_free)!
  await page.goto('/courses')
  await isAlive(page)
  await expectGood(page)
  await page.getByRole('link', { name: course!.name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: course!.name })).toBeVisible()
  await isAlive(page)
  await expectGood(page)
  await page.getByRole('link', { name: 'See the free lesson' }).click()
  await expect(page.getByRole('heading', { level: 1, name: free.name })).toBeVisible()
  await page.getByRole('link', { name: 'Leave the lesson' }).click()
  await isAlive(page)
  await page.getByRole('link', { name: sold.name }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto(sold.url)
  await expect(page).toHaveURL(new RegExp(`${course!.url}\\?login=true&redirect-to=`))
  await expect(page.getByRole('dialog')).toBeVisible()
})

// STATE-040
test('who signs in over a course comes to the lesson that they wanted, or to what opens it', async ({ page }) => {
  const [course] = await coursesOf(page)
  const sold = course!.lessons.find(({ is_free }) => !is_free)!
  const { email } = await signedOut(page)
  await page.goto(sold.url)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(checkout)
})

// STATE-041 GUARD-036 ROUTE-118 ROUTE-119 ROUTE-120 ROUTE-121
test('somebody who is no member is led to what opens the lessons', async ({ page }) => {
  const [course] = await coursesOf(page)
  const sold = course!.lessons.find(({ is_free }) => !is_free)!
  await haveAccount(page)
  await page.goto(course!.url)
  await page.getByRole('link', { name: sold.name }).click()
  await expect(page).toHaveURL(checkout)
  for (const path of ['/courses/downloads', '/courses/guides', '/courses/perks']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/(dashboard)?$/)
  }
  await page.goto('/courses/products')
  await expect(page.getByRole('heading', { name: 'I Do Crew' })).toBeVisible()
})

// CONST-011 STATE-042 STATE-043 CALL-088 UI-072 UI-074 UI-075 ROUTE-123 C5
test('a member finishes a lesson by the keyboard, writes something down, and goes on with the next', async ({ page }) => {
  await asMember(page)
  const [course] = await coursesOf(page)
  const place = course!.lessons.findIndex(({ metas }) => metas.lesson_type === 'video')
  const [lesson, next] = [course!.lessons[place]!, course!.lessons[place + 1]]
  await page.goto(lesson.url)
  await isAlive(page)
  await expect(page.locator('video')).toHaveAttribute('controls')
  await expect(page.locator('track[kind=captions]')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'In writing' })).toBeVisible()
  await expectGood(page)
  const lessons = page.getByRole('complementary', { name: 'Lessons of this course' }).getByRole('group').first()
  await expect(lessons).toHaveAttribute('open')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await isAlive(page)
  await expect(lessons).not.toHaveAttribute('open')
  await page.getByRole('textbox', { name: /^A note/ }).focus()
  await page.keyboard.type('Same side of the table.')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Same side of the table.' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Remove the note/ })
    .last()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The note is removed.')).toBeVisible()
  await page.getByRole('button', { name: /^Complete/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(next ? next.url : course!.url)
  const done = await coursesOf(page)
  expect(done[0]!.lessons[place]).toMatchObject({ progress: { completed_at: expect.any(String) } })
})

// C5
test('a film played by the keyboard goes on where it was left, and begins anew when that is wanted', async ({ page }) => {
  await haveAccount(page)
  const films = (await coursesOf(page)).flatMap(({ lessons }) => lessons).filter((lesson) => lesson.metas.lesson_type === 'video')
  const lesson = films.find(({ is_free }) => is_free)!
  await page.goto(lesson.url)
  await isAlive(page)
  const film = page.locator('video')
  const time = () => film.evaluate((video: HTMLVideoElement) => Math.floor(video.currentTime))
  expect(await time()).toBe(0)
  const kept = page.waitForResponse((answer) => answer.url().includes('/users/me/lesson/') && answer.ok())
  await film.evaluate((video: HTMLVideoElement) => (video.muted = true))
  await film.focus()
  await page.keyboard.press('Space')
  await expect.poll(time).toBeGreaterThan(1)
  await page.keyboard.press('Space')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  const left = await time()
  expect((await (await kept).json()).data).toMatchObject({ seconds: left })
  await page.goto('/courses')
  await page.goto(lesson.url)
  // Before any script has begun.
  await expect.poll(time).toBe(left)
  await isAlive(page)
  await expect(page.getByText(/^Begins at 0:0/)).toBeVisible()
  await expect.poll(time).toBe(left)
  await page.getByRole('button', { name: 'From the beginning' }).click()
  await expect.poll(time).toBe(0)
})

// STATE-043
test('after the last lesson comes the page of the course', async ({ page }) => {
  await asMember(page)
  const [course] = await coursesOf(page)
  await page.goto(course!.lessons.at(-1)!.url)
  await page.getByRole('button', { name: /^Complete/ }).click()
  await expect(page).toHaveURL(course!.url)
})

// ROUTE-111 ROUTE-112 ROUTE-113 ROUTE-114 ROUTE-115 ROUTE-116 UI-073 GUARD-039
test('videos and guides, downloads, guides and perks open to a member, and one’s own pages too', async ({ page }) => {
  await asMember(page)
  const [course] = await coursesOf(page)
  const own = '/users/theo-hart/courses'
  const slug = course!.url.split('/').at(-1)!
  const pages = [
    ['/tools/videos', 'Videos & guides'],
    ['/tools/courses', /Back to|Learn it/],
    [`/tools/courses/${slug}`, course!.name],
    [own, /Back to|Learn it/],
    [`${own}/${slug}`, course!.name],
    [`${own}/${slug}/${course!.lessons[0]!.url.split('/').at(-1)}`, course!.lessons[0]!.name],
    ['/courses/downloads', 'Everything on paper'],
    ['/courses/guides', 'Lessons to read'],
    ['/courses/perks', 'What members get besides'],
  ] as const
  for (const [path, name] of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectGood(page)
  }
  await page.goto('/tools/videos')
  await page.getByRole('link', { name: 'Money', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Money' })).toBeVisible()
  await page.goto('/users/june-okafor/courses')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Back to|Learn it/)
})

// ROUTE-111 GUARD-039
test('the videos and guides are for who is signed in', async ({ page }) => {
  await page.goto('/tools/videos')
  await expect(page).not.toHaveURL(/tools\/videos/)
  await haveAccount(page)
  await page.goto('/tools/videos')
  await expect(page.getByRole('heading', { level: 1, name: 'Videos & guides' })).toBeVisible()
})

/** What opens courses is paid there, or told at least. */
const checkout = hasPage('/payment/any') ? /\/payment\// : hasPage('/i-do-crew') ? /\/i-do-crew/ : /\/courses\/products/

async function coursesOf(page: Page): Promise<Course[]> {
  return (await (await asBrowser(page, 'GET', '/courses')).json()).data
}

/** Theo has the courses. */
async function asMember(page: Page): Promise<void> {
  const theo = demoAccounts.find(({ username }) => username === 'theo-hart')!
  const data = { email: theo.email, password: demoPassword }
  const signedIn = await page.request.post('/auth/session', { headers: { origin: String(process.env['JOURNEYS_AT']) }, data })
  expect(signedIn.ok()).toBe(true)
}
