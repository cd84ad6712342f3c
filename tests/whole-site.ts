import { root } from '#db/place.ts'
import { createApp } from '#app/app.ts'
import { openLog } from '#server/log.ts'
import { openSiteFiles } from '#server/site-files.ts'
import { openPages } from '#server/pages.ts'
import type { Settings } from '#server/settings.ts'
import type { newWorld } from './world.ts'

type World = Awaited<ReturnType<typeof newWorld>>

interface Shown {
  status: number
  location: string | null
  html: string
  cookies: string[]
  headers: Headers
}

/** Pages, forms and API of a world in one, as a browser without script meets them. */
export async function wholeSite(
  { db, files }: Pick<World, 'db'> & Partial<Pick<World, 'files'>>,
  { google }: Partial<Pick<Settings, 'google'>> = {},
) {
  const site = openSiteFiles()
  const pages = await openPages(root, { dev: false, onFault: () => {}, site, publicUrl: address })
  const app = createApp({
    db,
    ...(files && { files }),
    log: openLog('silent'),
    settings: { mode: 'demo', public_url: address, secret: 'a secret for tests only', google },
    pages,
    site,
  })

  async function ask(path: string, who: Who, init: RequestInit = {}): Promise<Shown> {
    const headers = new Headers(init.headers)
    if (who) headers.set('cookie', `posy_session=${who.token}`)
    const request = new Request(`${address}${path}`, { ...init, headers })
    const response = await app.fetch(request, { address: '10.9.9.9' })
    const { status, headers: told } = response
    return { status, location: told.get('location'), html: await response.text(), cookies: told.getSetCookie(), headers: told }
  }

  function post(origin: string, path: string, who: Who, fields: Record<string, string>): Promise<Shown> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin }
    return ask(path, who, { method: 'POST', headers, body: new URLSearchParams(fields).toString() })
  }

  return {
    /** Looks for the operator's logo at once. */
    look: site.look,
    get: (path: string, who?: Who) => ask(path, who),
    /** Sends a plain form to the page's own address. */
    send: (path: string, who: Who, fields: Record<string, string>) => post(address, path, who, fields),
    /** The same from a page of another site. */
    sendFrom: (origin: string, path: string, fields: Record<string, string>) => post(origin, path, undefined, fields),
    ask,
    forgetPages: pages.empty,
  }
}

const address = 'http://posy.test'

type Who = { token: string } | undefined
