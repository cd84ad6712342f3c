import { t } from '../text/text.ts'

/** What stands on a page without script where what was asked for can't be shown. */
export function PlainRefusal({ status }: { status: number }) {
  const { title, text } = wordsFor(status)
  return (
    <main className="guest-note" id="main">
      <h1>{title}</h1>
      <p className="lead">{text}</p>
    </main>
  )
}

function wordsFor(status: number): { title: string; text: string } {
  if (status === 429) return { title: t('guest_page.slow_title'), text: t('guest_page.slow') }
  if (status === 503) return { title: t('guest_page.away_title'), text: t('guest_page.away') }
  if (status === 404) return { title: t('guest_page.nothing_title'), text: t('guest_page.nothing') }
  if (status === 403) return { title: t('guest_page.closed_title'), text: t('guest_page.forbidden') }
  return { title: t('guest_page.broken_title'), text: t('guest_page.broken') }
}
