import { t } from '#web/text/tools-text.ts'
import type { GuestPage } from './contract.ts'

/** What the caterer asks: how many heads come, and what they eat. */
export function GuestDinners({ coming }: { coming: GuestPage['guest_wedding_event_counts'][number] }) {
  const { guests, heads, meals } = coming
  if (guests === 0) return null
  const chosen = meals.reduce((sum, meal) => sum + meal.guests, 0)
  const dinners = meals
    .toSorted((one, other) => other.guests - one.guests)
    .map(({ meal, guests: eaters }) => t('guests.dinner', { meal, n: eaters }))
  const open = chosen > 0 && chosen < guests ? [t('guests.dinner_open', { n: guests - chosen })] : []
  return (
    <p className="guest-dinners num">
      <b>{heads === 1 ? t('guests.heads_one') : t('guests.heads', { n: heads })}</b>
      {[...dinners, ...open].map((dinner) => (
        <span key={dinner}>{dinner}</span>
      ))}
    </p>
  )
}
