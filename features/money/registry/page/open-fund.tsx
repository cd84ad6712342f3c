import { t } from '#web/text/text.ts'
import { BroughtPicture } from '#web/ui/brought-picture.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { wholeMoney } from '../whole-money.ts'
import type { OpenRegistry } from './contract.ts'
import { fundDrawings } from './fund-drawings.ts'
import { Given } from './given.tsx'

interface Props {
  fund: OpenRegistry['funds'][number]
  /** Its place among them. */
  nth: number
  isChosen: boolean
}

/** One thing that money is for, how far it is, and the way to the form with it chosen. */
export function OpenFund({ fund, nth, isChosen }: Props) {
  const { id, title, goal, story, picture, arrived, pledged, gifts } = fund
  const sum = arrived + pledged
  return (
    <article className="registry-fund" id={`fund-${id}`}>
      <div className="registry-picture">
        {picture ? <BroughtPicture of={picture} sizes={sizes} /> : <Picture of={fundDrawings[nth % fundDrawings.length]!} sizes={sizes} />}
      </div>
      <div>
        <h2>{title}</h2>
        {story && <p className="guest-lines">{story}</p>}
        {goal !== null && <Given arrived={arrived} pledged={pledged} goal={goal} />}
        <p className="registry-sum num">
          <span>
            <b>{wholeMoney(sum)}</b> {goal === null ? t('give.no_end') : t('give.of', { goal: wholeMoney(goal) })}
          </span>
          <span>{gifts === 0 ? t('give.none_yet') : gifts === 1 ? t('give.one_gift') : t('give.gifts', { n: gifts })}</span>
        </p>
        {isChosen ? (
          <a className="button is-chosen" href="#give" aria-current="true">
            {t('give.chosen')}
          </a>
        ) : (
          <a className="button" href={`?fund=${id}#give`} aria-label={t('give.to', { title })}>
            {t('give.to_this')}
          </a>
        )}
      </div>
    </article>
  )
}

const sizes = '(max-width: 767px) 100vw, 264px'
