import { t } from '#web/text/text.ts'
import type { GuestPage } from './contract.ts'
import { dinnerSums } from './dinner-sums.ts'
import { HeadFigures } from './shown/head-figures.tsx'

interface Props {
  coming: GuestPage['guest_wedding_event_counts'][number]
  /** What vendors eat. */
  vendors: number
}

/** How many heads come, and what they eat: the dinners and those who did not say come to the heads. */
export function GuestDinners({ coming, vendors }: Props) {
  const { guests, heads } = coming
  if (guests === 0) return null
  const { dinners, unsaid } = dinnerSums(coming)
  const lines = dinners.map(({ meal, guests: eaters }) => t('guests.dinner', { meal, n: eaters }))
  return (
    <>
      <p className="guest-dinners num">
        <b>{heads === 1 ? t('guests.heads_one') : t('guests.heads', { n: heads })}</b>
        {[...lines, ...(unsaid > 0 ? [t('guests.dinner_open', { n: unsaid })] : [])].map((dinner) => (
          <span key={dinner}>{dinner}</span>
        ))}
      </p>
      <HeadFigures coming={coming} vendors={vendors} />
    </>
  )
}
