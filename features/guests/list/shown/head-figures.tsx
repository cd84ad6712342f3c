import { t } from '#web/text/text.ts'
import type { GuestPage } from '../contract.ts'
import { headSums } from '../head-sums.ts'

interface Props {
  coming: Omit<GuestPage['guest_wedding_event_counts'][number], 'id' | 'meals'>
  /** What vendors eat. */
  vendors: number
}

/** What those who come count as, and what is laid for them; figures that are nought are left out. */
export function HeadFigures({ coming, vendors }: Props) {
  const { companions, seats, meals } = headSums(coming, vendors)
  const figures = [
    [t('heads.adults'), coming.adults],
    [t('heads.children'), coming.children],
    [t('heads.infants'), coming.infants],
    [t('heads.companions'), companions],
    [t('heads.drinkers'), coming.drinkers],
    [t('heads.seats'), seats],
    [vendors > 0 ? t('heads.meals_vendors', { n: vendors }) : t('heads.meals'), meals],
  ] as const
  return (
    <dl className="head-figures num">
      {figures.map(
        ([label, n]) =>
          n > 0 && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{n.toLocaleString('en-US')}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
