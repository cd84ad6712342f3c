import { api } from '../client/api.ts'
import { everySoOften } from './every-so-often.ts'

/** Why a browser can't be told; only the console hears of it. */
type Obstacle = 'service workers are unsupported' | 'notifications are unsupported' | 'push is unsupported' | 'notifications are blocked'

/** What is known of this browser: whether it is told, or that it can't be. */
export type Told = 'yes' | 'no' | 'impossible'

/** It counts as told only while there is a subscription, whatever was asked for or allowed. */
export async function isTold(): Promise<Told> {
  const obstacle = obstacleHere()
  if (obstacle) return logged(obstacle)
  return (await subscriptionHere()) ? 'yes' : 'no'
}

/** Asks for leave, subscribes, and says where to reach this browser. */
export async function beTold(vapidKey: () => Promise<string>): Promise<Told> {
  if ('Notification' in window && Notification.permission === 'default') await Notification.requestPermission()
  const obstacle = obstacleHere()
  if (obstacle) return logged(obstacle)
  try {
    const { pushManager } = await registrationHere()
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: await vapidKey() })
    const { endpoint = '', keys = {} } = subscription.toJSON()
    const { p256dh: key = '', auth: token = '' } = keys
    await api.push.add
      .call({ endpoint, key, token })
      .catch((error: unknown) => subscription.unsubscribe().then(() => Promise.reject(error)))
    return 'yes'
  } catch (error) {
    console.info('Push:', error)
    return 'no'
  }
}

/** The browser first: what it does not take any more, the server finds out by itself. */
export async function beToldNoMore(): Promise<Told> {
  const subscription = await subscriptionHere()
  await subscription?.unsubscribe()
  if (subscription) await api.push.remove.call({ endpoint: subscription.endpoint }).catch((error: unknown) => console.info('Push:', error))
  return 'no'
}

function obstacleHere(): Obstacle | undefined {
  if (!('serviceWorker' in navigator)) return 'service workers are unsupported'
  if (!('Notification' in window)) return 'notifications are unsupported'
  if (!('PushManager' in window)) return 'push is unsupported'
  return Notification.permission === 'denied' ? 'notifications are blocked' : undefined
}

function logged(obstacle: Obstacle): Told {
  console.info(`Push: ${obstacle}`)
  return 'impossible'
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  return (await registrationHere()).pushManager.getSubscription()
}

/** The worker is registered a while after the page, and nothing says when. */
function registrationHere(): Promise<ServiceWorkerRegistration> {
  return everySoOften(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration?.active ? registration : undefined
  })
}
