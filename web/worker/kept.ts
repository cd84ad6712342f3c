import { another, asOfHeader, nobody, unsentPrefix, whoseHeader } from '../offline/whose-header.ts'
import { scope } from './scope.ts'

const prefix = 'posy-kept-'
const most = 150

/** Goes up whenever everything is forgotten, so that what was asked for before that is not kept after it. */
let round = 0
let heard: string | undefined

export function roundNow(): number {
  return round
}

/** Nothing of anybody stays; the browser is not told any more either, unless its own person only acts as another. */
export async function forgetAll({ isAnother = false } = {}): Promise<void> {
  round++
  heard = undefined
  await drop((name) => name.startsWith(prefix))
  if (isAnother) return
  const subscription = await scope.registration.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}

/** What was not sent yet goes where somebody signs out, or another comes; a session that ran out loses nobody's words. */
export function forgetUnsent(but?: string): Promise<void> {
  return drop((name) => name.startsWith(unsentPrefix) && name !== unsentPrefix + but)
}

/** Does as the answer says: keeps it, or forgets what was kept for somebody else. */
export async function note(url: string, answer: Response, asked: number): Promise<void> {
  const said = answer.headers.get(whoseHeader)
  if (said === null || asked !== round) return
  const [user = '', keep] = said.split(' ')
  if (heard !== user) await hear(user)
  if (user === nobody || user === another) return
  if (keep && answer.status === 200) await put(user, url, answer)
  else if (answer.status === 403 || answer.status === 404) await (await caches.open(prefix + user)).delete(url)
}

/** The answer that was kept for whoever is signed in here, with the moment it was given. */
export async function keptAnswer(url: string): Promise<Response | undefined> {
  const name = await keptName()
  return name === undefined ? undefined : (await caches.open(name)).match(url, { ignoreVary: true })
}

export interface KeptPage {
  url: string
  title: string
  asOf: string
}

export async function keptPages(): Promise<KeptPage[]> {
  const name = await keptName()
  if (name === undefined) return []
  const cache = await caches.open(name)
  const pages = (await cache.keys()).filter(({ url }) => !new URL(url).pathname.startsWith('/api/'))
  return Promise.all(
    pages.map(async ({ url }) => {
      const answer = await cache.match(url, { ignoreVary: true })
      const [, title = ''] = /<title[^>]*>([^<]*)/.exec((await answer?.text()) ?? '') ?? []
      return { url, title, asOf: answer?.headers.get(asOfHeader) ?? '' }
    }),
  )
}

async function keptName(): Promise<string | undefined> {
  return (await caches.keys()).find((name) => name.startsWith(prefix))
}

/** One person at a time: whoever comes next finds nothing of who was here before. */
async function hear(user: string): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== prefix + user)
  if (others.length > 0 || user === nobody) await forgetAll({ isAnother: user === another })
  if (user !== nobody && user !== another) await forgetUnsent(user)
  heard = user
}

async function put(user: string, url: string, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers)
  headers.set(asOfHeader, new Date().toISOString())
  for (const name of ['content-length', 'content-encoding']) headers.delete(name)
  const asked = round
  const body = await answer.blob()
  if (asked !== round) return
  const cache = await caches.open(prefix + user)
  await cache.put(url, new Response(body, { headers }))
  const older = (await cache.keys()).slice(0, -most)
  await Promise.all(older.map((request) => cache.delete(request)))
}

async function drop(isOfThem: (name: string) => boolean): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(isOfThem).map((name) => caches.delete(name)))
}
