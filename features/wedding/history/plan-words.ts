import { t } from '#web/text/text.ts'
import type { Part } from './act-parts.ts'

/** What was done to events and to the checklist. */
export function planned(part: Part, { is_undoing }: { is_undoing: boolean }): string {
  const name = nameOf(part)
  switch (part.what) {
    case 'event.add':
      return t(is_undoing ? 'event_done.back' : 'event_done.added', { name })
    case 'event.delete':
      return t('event_done.deleted', { name })
    case 'event.change':
      return eventChanged(part)
    case 'item.add':
      return part.things === 1 && name ? t('item_done.added', { name }) : t('item_done.added_many', { n: countOf(part) })
    case 'item.delete':
      return part.things === 1 && name ? t('item_done.deleted', { name }) : t('item_done.deleted_many', { n: countOf(part) })
    default:
      return itemChanged(part)
  }
}

/** Who helps, and what became of it; whoever answers says it of themselves. */
export function helped(part: Part): string {
  const name = nameOf(part) || t('posse_done.somebody')
  switch (part.what) {
    case 'posse.invite':
      return t('posse_done.invited', { name })
    case 'posse.ask':
      return t('posse_done.asked')
    case 'posse.accept':
      return part.is_own ? t('posse_done.let_in', { name }) : t('posse_done.accepted')
    case 'posse.decline':
      return t('posse_done.declined')
    case 'posse.remove':
      return t('posse_done.removed', { name })
    case 'posse.leave':
      return t('posse_done.left')
    case 'posse.return':
      return t('posse_done.back', { name })
    case 'posse.change':
      return t('posse_done.changed', { name })
    default:
      return t('posse_done.other')
  }
}

export function nameOf({ samples }: Part): string {
  return samples[0]?.name ?? ''
}

function eventChanged(part: Part): string {
  const { before, after } = part.samples[0] ?? { before: null, after: null }
  const isRenamed = before?.name && after?.name && before.name !== after.name
  return isRenamed ? t('event_done.renamed', { before: before.name!, name: after.name! }) : t('event_done.changed', { name: nameOf(part) })
}

function itemChanged(part: Part): string {
  const { before, after } = part.samples[0] ?? { before: null, after: null }
  const name = nameOf(part)
  const isOne = part.things === 1 && name !== ''
  if (after?.completed_at && !before?.completed_at)
    return isOne ? t('item_done.done', { name }) : t('item_done.done_many', { n: countOf(part) })
  if (!isOne) return t('item_done.changed_many', { n: countOf(part) })
  return before?.completed_at && !after?.completed_at ? t('item_done.open', { name }) : t('item_done.changed', { name })
}

function countOf({ things }: Part): string {
  return things.toLocaleString('en-US')
}
