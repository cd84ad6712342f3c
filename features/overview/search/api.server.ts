import { guarded } from '#server/procedures.ts'
import { helperPath } from '#web/map/helper-path.ts'
import type { Found } from './contract.ts'
import type { Kind } from './kinds.ts'
import { findNamed, type Row } from './rows.server.ts'

export const searchRoutes = guarded.search.router({
  find: guarded.search.find.handler(async ({ context: { db, session }, input: { q, ...sought } }) => {
    const words = q.split(/\s+/).filter(Boolean).slice(0, most)
    if (!session || words.length === 0) return { data: [] }
    const { id, is_vendor } = session.user
    const rows = await findNamed(db, id, { ...sought, kind: sought.kind, words })
    const kinds = Map.groupBy(rows, ({ kind }) => kind)
    return { data: [...kinds].map(([kind, finds]) => ({ kind, total: finds[0]!.total, finds: finds.map(shown(is_vendor)) })) }
  }),
})

/** More words than this find nothing that fewer don't. */
const most = 8

const shown =
  (isVendor: boolean) =>
  (row: Row): Found => {
    const { id, title, about, day, couple } = row
    return { id, title, about, day, couple, to: paths[row.kind](row, isVendor) }
  }

/** Where each kind is looked at. */
const paths: Record<Kind, (row: Row, isVendor: boolean) => string> = {
  guest: ({ id, event_id }) => `/tools/guest-list?event=${event_id ?? 'everyone'}&guest=${id}`,
  task: ({ id, event_id }) => `/tools/wedding-checklist?event=${event_id}&item=${id}`,
  event: ({ id, user_id, couple }, isVendor) => (couple === '' ? `/dashboard/events/${id}` : helperPath({ user_id, id }, isVendor)),
  helper: ({ id }) => `/settings/helpers#helper-${id}`,
}
