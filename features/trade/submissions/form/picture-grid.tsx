import { t } from '#web/text/text.ts'
import { BroughtPicture } from '#web/ui/brought-picture.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OrderGrip } from '#web/ui/order-grip.tsx'
import type { Grip } from '#web/ui/ordering.ts'
import type { Child } from '../submission-shapes.ts'

interface Props {
  of: readonly Child[]
  gripOf: Grip
  chosen: number | undefined
  onChosen: (id: number) => void
}

/** All pictures in their order, the first as the cover, each with what is said of it. */
export function PictureGrid({ of, gripOf, chosen, onChosen }: Props) {
  return (
    <ul className="submission-grid" aria-label={t('submission.pictures')} data-order="across">
      {of.map((child, place) => (
        <li key={child.id} data-placed={child.id}>
          <OrderGrip name={child.alt || t('submission.picture_nth', { n: place + 1, of: of.length })} grip={gripOf(String(child.id))} />
          <button type="button" aria-pressed={child.id === chosen} onClick={() => onChosen(child.id)}>
            <span className="only-heard">{t('submission.picture_nth', { n: place + 1, of: of.length })}</span>
            {child.picture ? (
              <BroughtPicture of={child.picture} alt="" sizes="(max-width: 767px) 50vw, 220px" />
            ) : (
              <span className="picture" />
            )}
            {place === 0 && <span className="submission-cover">{t('submission.cover')}</span>}
            <Said child={child} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function Said({ child }: { child: Child }) {
  if (isBare(child)) {
    return (
      <span className="submission-bare">
        <Icon name="circle-half" /> {t('submission.bare')}
      </span>
    )
  }
  return (
    <span>
      <b>{child.caption || child.alt}</b>
      <small>{child.credit}</small>
    </span>
  )
}

export function isBare({ alt, credit }: Child): boolean {
  return alt.length < 12 || credit === ''
}
