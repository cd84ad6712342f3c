import { t } from '#web/text/text.ts'
import type { Reason } from './contract.ts'

/** Why something was found. */
export function SearchReason({ of: reason }: { of: Reason }) {
  return <span className="search-reason">{wordsOf(reason)}</span>
}

function wordsOf({ where, terms, snippet }: Reason): string {
  const named = termsOf(terms)
  if (where === 'terms') return named
  const place = { title: t('found.in_title'), about: t('found.in_about'), text: textOf(snippet) }[where]
  return [where === 'text' ? '' : named, place].filter(Boolean).join(', ')
}

function textOf(snippet: string | null): string {
  return snippet ? t('found.in_text', { words: snippet }) : t('found.in_whole_text')
}

/** Photographers in Savannah; else what the words name, one after the other. */
function termsOf(terms: Reason['terms']): string {
  const place = terms.find(({ taxonomy }) => taxonomy === 'places')
  const others = terms.filter((term) => term !== place).map(({ title }) => title)
  const what = [...new Set(others)].slice(0, 4).join(', ')
  return place && what ? t('found.in_place', { what, where: place.title }) : what || (place?.title ?? '')
}
