import type { Db } from '#db/db.ts'
import { invalid } from '#server/errors.ts'
import { isReserved } from '#server/reserved-names.ts'
import { otherPage, pageAt } from '#web/map/routes.ts'
import { t } from '#web/text/text.ts'
import { isPlainPage, pathIn } from './path-in.ts'
import { findMoved, findTarget, insertRedirect, isPage, type Moved, type Target } from './rows.server.ts'

/** An address of this site leads to another one of it: to the end of the way, so that there are neither chains nor circles. */
export async function newRedirect(db: Db, operator: number, asked: { url: string; to: string }) {
  const [url, to] = [pathIn(asked.url), pathIn(asked.to)]
  const errors = { ...(!url && { url: [t('redirects.wrong_path')] }), ...(!to && { to: [t('redirects.wrong_path')] }) }
  if (!url || !to) return invalid(errors)
  if (isOurs(url)) return invalid({ url: [t('redirects.ours')] })
  const { place, ...target } = await targetAt(db, to)
  if (place === url || to === url) return invalid({ to: [t('redirects.circle')] })
  if (await isPage(db, url)) return invalid({ url: [t('redirects.is_page')] })
  return (await insertRedirect(db, operator, { url, ...target })) ?? invalid({ url: [t('redirects.is_there')] })
}

/** Where an address leads at which there is nothing, as an operator said of it, or of the term that was there. */
export async function movedTo(db: Db, pathname: string): Promise<Moved | undefined> {
  const path = pathIn(pathname)
  return path ? findMoved(db, path) : undefined
}

async function targetAt(db: Db, to: string): Promise<Target & { place: string }> {
  if (isPlainPage(to)) return { content_id: null, to_url: to, place: to }
  const { to: place, ...target } = (await findTarget(db, to)) ?? invalid({ to: [t('redirects.no_page')] })
  return { ...target, place }
}

/** Whether something else than a piece answers there, or may some day. */
function isOurs(path: string): boolean {
  const [first = ''] = path.slice(1).split('/')
  const page = pageAt(path)
  if (!page || answered.has(first.toLowerCase())) return true
  if (page.path === otherPage || page.path === '/$slug') return isReserved(first)
  return !page.magazine || !page.path.includes('$')
}

/** What is answered before any page is. */
const answered = new Set(
  'healthz readyz robots.txt sitemap.xml manifest.webmanifest favicon.svg favicon.ico files internal logo site sandbox uploads'.split(' '),
)
