import type { SharedTool, Whose } from '#web/map/whose.ts'
import type { ReachedEvent } from '#features/wedding/events/contract.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { coupleNames } from './couple-names.ts'
import { helperPath } from '#web/map/helper-path.ts'
import { startPath } from '#web/map/routes.ts'
import { t } from '#web/text/text.ts'
import { isHelperAlone, type Visitor } from '#web/visitor.ts'

interface At {
  event: Pick<ReachedEvent, 'id' | 'user_id' | 'firstname' | 'other_firstname' | 'role'>
  reached: readonly ReachedEvent[]
  isVendor: boolean
}

/** Said above an event of somebody else's; a couple knows whose wedding theirs is, and so does who plans it with them. */
export function whoseOfEvent({ event, reached, isVendor }: At): Whose | undefined {
  if (event.role !== 'helper') return undefined
  const helped = reached.filter(({ role }) => role === 'helper')
  const [here, elsewhere] = [true, false].map((isHere) => helped.filter(({ user_id }) => (user_id === event.user_id) === isHere))
  const place = (at: ReachedEvent, label: string) => ({ label, to: helperPath(at, isVendor), isCurrent: at.id === event.id })
  return {
    names: coupleNames(event),
    places: [
      ...here!.map((at) => place(at, at.name)),
      ...elsewhere!.map((at) => place(at, t('helping.place_of', { event: at.name, couple: coupleNames(at).join(' & ') }))),
    ],
    own: reached.some(({ role }) => role !== 'helper') ? '/dashboard' : undefined,
    tools: toolsOf({ event, reached }),
  }
}

/** Where somebody begins who came to help and has no wedding of their own; undefined for a couple, whom their tool asks its questions. */
export function ownStart(reached: readonly ReachedEvent[], visitor: Visitor): string | undefined {
  const first = reached.find(({ permissions: keys }) => keys.length > 0)
  if (first) return reached.every(({ role }) => role === 'helper') ? helperPath(first, visitor?.is_vendor) : undefined
  return visitor && isHelperAlone(visitor) ? startPath : undefined
}

/** Where each tool opens within the wedding that is looked at, if any of its events grants it; at the event in sight where that does. */
export function toolsOf({ event, reached }: Omit<At, 'isVendor'>): Record<string, SharedTool> {
  const shared = reached.filter(({ user_id }) => user_id === event.user_id)
  const first = shared.toSorted((one, other) => Number(other.id === event.id) - Number(one.id === event.id))
  const tools = places.flatMap(([path, permission]) => {
    const at = first.find(({ permissions: allowed }) => allowed.includes(permission))
    return at ? [[path, { to: path, search: { event: at.id } }]] : []
  })
  return { '/dashboard': { to: helperPath(event), search: {} }, ...Object.fromEntries(tools) }
}

/** Which permission opens which tool. */
const places = [
  ['/tools/wedding-checklist', permissions.checklist],
  ['/tools/guest-list', permissions.guests],
  ['/tools/vendor-manager', permissions.vendors],
  ['/tools/vision-boards', permissions.boards],
  ['/tools/budget-tool', permissions.transactions],
] as const
