import { hasPage, tools } from '#web/map/routes.ts'
import { t } from '#web/text/text.ts'
import { theWedding } from '#features/wedding/events/event-kinds.ts'
import type { Dashboard } from './contract.ts'

export interface NextStep {
  title: string
  text: string
  to: string
}

const most = 3

/** What is worth doing next, the first things first; each leads to where it is done. */
export function nextSteps(dashboard: Dashboard): NextStep[] {
  return [...questions(dashboard), ...planStep(dashboard), ...guestSteps(dashboard)].filter(({ to }) => hasPage(pathOf(to))).slice(0, most)
}

/** Where only the day is missing, the head of the page asks for it. */
function questions({ wedding: { role }, first_steps_at }: Dashboard): NextStep[] {
  if (role !== 'owner' || first_steps_at !== null) return []
  return [{ title: t('next.questions'), text: t('next.questions_text'), to: '/complete/profile' }]
}

/** A plan counts back from the day; making it makes the wedding's event, where there is none yet. */
function planStep({ checklist }: Dashboard): NextStep[] {
  if (checklist !== null) return []
  return [{ title: t('next.plan'), text: t('next.plan_text'), to: tools.checklist.complete }]
}

function guestSteps({ guests, guests_without_address, ...events }: Dashboard): NextStep[] {
  if (guests === 0) return [{ title: t('next.guests'), text: t('next.guests_text'), to: '/tools/guest-list' }]
  const { guest_wedding_events: all, guest_wedding_event_counts: counts } = events
  const waiting = countOf(counts, 1)
  const unasked = countOf(counts, 0)
  const first = weddingOf(all)
  return [
    ...(guests_without_address > 0 ? [addresses(guests_without_address, guests)] : []),
    ...(first && unasked > 0 ? [{ title: t('next.unasked'), text: t('next.unasked_text', { n: unasked }), to: listOf(first.id, 0) }] : []),
    ...(first && waiting > 0 ? [{ title: t('next.waiting'), text: t('next.waiting_text', { n: waiting }), to: listOf(first.id, 1) }] : []),
    ...(all.length < 2 ? [{ title: t('next.events'), text: t('next.events_text'), to: '/dashboard/events' }] : []),
  ]

  /** Of the wedding itself. */
  function countOf(counts: Dashboard['guest_wedding_event_counts'], status: number): number {
    return counts.find((count) => count.id === weddingOf(all)?.id && count.status === status)?.guests ?? 0
  }
}

function weddingOf(events: Dashboard['guest_wedding_events']) {
  return events.find(({ taxonomy_event_id }) => taxonomy_event_id === theWedding.id) ?? events[0]
}

function addresses(missing: number, guests: number): NextStep {
  return {
    title: t('next.addresses'),
    text: t('next.addresses_text', { n: guests - missing, guests }),
    to: '/tools/guest-list?missing_info=address',
  }
}

function listOf(event: number, status: number): string {
  return `/tools/guest-list?event=${event}&status=${status}`
}

function pathOf(to: string): string {
  return to.split('?')[0] ?? to
}
