import { createHash } from 'node:crypto'
import type { Db } from '#db/db.ts'
import { countTasks } from '#features/planned.server.ts'
import { notFound } from '#server/errors.ts'
import { homeWedding } from '#server/policy.ts'
import { guarded } from '#server/procedures.ts'
import { publicPushKey } from '#server/push-keys.ts'
import { publicly } from '#server/publicly.ts'
import type { Session } from '#server/session.ts'
import { readShipped } from '#server/shipped.ts'
import type { SiteNow } from '#server/site-files.ts'
import type { SiteData } from './data-shapes.ts'
import { siteData } from './site-data.ts'
import { SiteFiles } from './site-shapes.ts'

export const siteRoutes = guarded.site.router({
  data: guarded.site.data.handler(async ({ context }) => {
    const { data, etag } = dataOf(context.site.now(), await publicPushKey(context.db, context.push))
    if (context.session) return { ...data, tasks_count: await tasksOf(context.db, context.session) }
    publicly(context, etag)
    return data
  }),

  jsonFile: guarded.site.jsonFile.handler(({ context, input }) => {
    const name = SiteFiles.keyof().safeParse(input.file).data ?? notFound()
    const { files, etag } = context.site.now()
    publicly(context, etag)
    return files[name]
  }),
})

/** Of the wedding that is theirs, and of what others gave them. */
async function tasksOf(db: Db, session: Session): Promise<number> {
  const { user_id } = await homeWedding(db, session)
  return countTasks(db, user_id, session.user.id)
}

const made = new WeakMap<SiteNow, { data: SiteData; etag: string }>()

/** Made once for what the operator says now: nothing of whoever asks is in it. */
function dataOf(now: SiteNow, vapid_key: string) {
  const known = made.get(now)
  if (known?.data.vapid_key === vapid_key) return known
  const shipped = { taxonomies: now.terms.taxonomies, content_types: readShipped('content-types.json') }
  const data = siteData({ ...shipped, vapid_key }, now.site)
  const etag = createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 22)
  made.set(now, { data, etag })
  return { data, etag }
}
