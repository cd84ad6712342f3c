import type { BrowserContext, Page } from '@playwright/test'
import { browserFlags, wholeBrowserPath } from '#scripts/browser.ts'
import { expect, expectAccessible, isAlive, signUp, test } from './journey.ts'
import { isKept } from './kept.ts'

// Only a whole browser shows notices; where there is none, what its worker asks to be shown is looked at.
test.use({ serviceWorkers: 'allow', launchOptions: { executablePath: await wholeBrowserPath(), args: browserFlags } })

const obstacles = [
  { said: 'service workers are unsupported', take: () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker') },
  { said: 'notifications are unsupported', take: () => Reflect.deleteProperty(window, 'Notification') },
  { said: 'push is unsupported', take: () => Reflect.deleteProperty(window, 'PushManager') },
  { said: 'notifications are blocked', take: () => {} },
]

// ERR-030 ERR-031 ERR-032 ERR-033 STATE-065 UI-096
test('an app to install shows what it is told; why it can not be told only the console hears, and allowed is not yet subscribed', async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['notifications'])
  await signUp(page)
  await isKept(page)
  const told = { tag: 'push-7', title: 'Ada & Bea', text: 'Grace can come.', url: '/tools/guest-list' }
  const tell = await pusherOf(context, page)
  const notices = await noticesOf(context, page)
  await tell(told)
  await expect.poll(notices).toEqual([{ ...told, icon: '/icons/192.png' }])
  await tell({ ...told, text: 'Grace and Bo can come.' })
  await expect.poll(notices).toEqual([{ ...told, text: 'Grace and Bo can come.', icon: '/icons/192.png' }])
  await expectInstallable(context, page)

  await page.goto('/settings/notifications')
  await isAlive(page)
  const toggle = tellHere(page)
  await expect(toggle).toBeEnabled()
  await expect(toggle).not.toBeChecked()
  await expectAccessible(page)
  // A browser of its own for each story has no push service, so its subscribing fails: that is logged, and the switch stays off.
  const failed = page.waitForEvent('console', (message) => message.text().startsWith('Push:'))
  await toggle.press('Space')
  await failed
  await expect(toggle).toBeEnabled()
  await expect(toggle).not.toBeChecked()

  // What is not granted is then denied.
  await context.clearPermissions()
  await context.grantPermissions(['geolocation'])
  for (const { said, take } of obstacles) {
    const other = await context.newPage()
    await other.addInitScript(take)
    const heard = other.waitForEvent('console', (message) => message.text() === `Push: ${said}`)
    await other.goto('/settings/notifications')
    expect((await heard).type()).toBe('info')
    await expect(tellHere(other)).toBeDisabled()
    await expect(other.getByRole('alertdialog')).toHaveCount(0)
    await other.close()
  }
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes('Push API in incognito')))
})

/** A browser of its own for each story is one that keeps nothing, where nothing is installed; but for that it could be. */
async function expectInstallable(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page)
  const { errors, url } = await devtools.send('Page.getAppManifest')
  expect([errors, url]).toEqual([[], `${new URL(page.url()).origin}/manifest.webmanifest`])
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
}

function tellHere(page: Page) {
  return page.getByRole('switch', { name: 'Notifications on this device' })
}

/** As the push service would reach this browser, with words that it has taken apart already. */
async function pusherOf(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const { origin } = new URL(page.url())
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (own) resolve(own.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  return (told: object) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId, data: JSON.stringify(told) })
}

interface Notice {
  tag?: string | undefined
  title: string
  text?: string | undefined
  url: unknown
  icon?: string | undefined
}

/** The notices that stand on this device. */
async function noticesOf(context: BrowserContext, page: Page): Promise<() => Promise<Notice[]>> {
  if (await page.evaluate(() => Notification.permission !== 'granted')) return noticesAsked(context, page)
  return () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const shown = await registration.getNotifications()
      return shown.map(({ tag, title, body, data, icon }) => ({ tag, title, text: body, url: data, icon: new URL(icon).pathname }))
    })
}

/**
 * The bare Chromium of npm shows no notices and grants none, whoever allows them: there it counts what the worker asks it to show,
 * of each tag the last, and the page is told that it may.
 */
async function noticesAsked(context: BrowserContext, page: Page): Promise<() => Promise<Notice[]>> {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'granted' }))
  const [worker] = context.serviceWorkers()
  await worker!.evaluate(() => {
    const asked = new Map<string | undefined, Notice>()
    ServiceWorkerRegistration.prototype.showNotification = async (title, { tag, body, data, icon } = {}) =>
      void asked.set(tag, { tag, title, text: body, url: data, icon })
    Object.assign(self, { asked })
  })
  return () => worker!.evaluate(() => [...Reflect.get(self, 'asked').values()])
}
