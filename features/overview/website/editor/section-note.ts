import { listed } from '#web/listed.ts'
import { t } from '#web/text/text.ts'
import type { Section, WebsitePage } from '../contract.ts'

/** What a section holds and whose it is, in a line; that nothing of it is shown yet goes before. */
export function sectionNote(section: Section, { events, registry }: Pick<WebsitePage, 'events' | 'registry'>): string {
  const { visible_to, event_ids } = section
  const names = events.filter(({ id }) => event_ids.includes(id)).map(({ name }) => name)
  const whose =
    visible_to === 'everyone' ? undefined : names.length > 0 ? t('website.only_for', { names: listed(names) }) : t('website.for_nobody')
  return [holds(section, { events, registry }), whose].filter(Boolean).join(' · ')
}

function holds({ kind, words, entries, picture_id }: Section, { events, registry }: Pick<WebsitePage, 'events' | 'registry'>): string {
  if (kind === 'schedule') return events.length < 2 ? (events[0]?.name ?? t('website.no_days')) : t('website.days', { n: events.length })
  if (kind === 'photos') return picture_id === null ? t('website.no_picture') : t('website.picture')
  if (kind === 'gifts' && registry) return registry
  if (words === '' && entries.length === 0) return t('website.empty')
  if (entries.length > 0) return entries.length === 1 ? t('website.one_entry') : t('website.entries', { n: entries.length })
  return words.length > 60 ? `${words.slice(0, 60)}…` : words
}
