import { t } from '#web/text/text.ts'
import type { GuestPage } from '#features/guests/list/contract.ts'
import { dinnerSums } from '#features/guests/list/dinner-sums.ts'

interface Props {
  events: readonly { id: number; name: string }[]
  counts: GuestPage['guest_wedding_event_counts']
}

/** What the caterer asks of each event where somebody chose a dinner: the rows come to the heads. */
export function KitchenSums({ events, counts }: Props) {
  const served = events.flatMap((event) => {
    const coming = counts.find(({ id, status }) => id === event.id && status === 2)
    return coming && coming.meals.length > 0 ? { ...event, ...dinnerSums(coming), heads: coming.heads } : []
  })
  if (served.length === 0) return null
  return (
    <section>
      <h2>{t('replies_page.kitchen')}</h2>
      {served.map(({ id, name, heads, dinners, unsaid }) => (
        <p className="num" key={id}>
          {served.length > 1 && <b>{name}: </b>}
          {heads === 1 ? t('guests.heads_one') : t('guests.heads', { n: heads })}
          {dinners.map(({ meal, guests }) => ` · ${together(t('guests.dinner', { meal, n: guests }))}`)}
          {unsaid > 0 && ` · ${together(t('guests.dinner_open', { n: unsaid }))}`}
        </p>
      ))}
    </section>
  )
}

/** A number stays on the line of its dinner. */
function together(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
