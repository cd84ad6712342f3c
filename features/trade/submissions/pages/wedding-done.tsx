import { useSuspenseQuery } from '@tanstack/react-query'
import { t } from '#web/text/text.ts'
import { ButtonLink } from '#web/ui/links.tsx'
import { places, submissionQuery, type Who, wayTo } from '../form/submission-query.ts'
import { calledOf, stateText } from '../state-words.ts'
import { SetupTop } from './begin-wedding.tsx'
import { StateMark } from '../shown/state-mark.tsx'

/** It is sent: where it is now, and what happens next. */
export function WeddingDone({ who, slug }: { who: Who; slug: string }) {
  const { data: one } = useSuspenseQuery(submissionQuery(slug)).data
  const all: string = `${places[who]}/my-weddings`
  const isWaiting = one.state === 'rights_missing'
  return (
    <>
      <SetupTop />
      <main className="submission-entry wrap" id="main">
        <h1>{one.state === 'draft' ? t('submission.not_sent') : isWaiting ? t('submission.nearly_sent') : t('submission.thanks')}</h1>
        <p className="lead">{calledOf(one)}</p>
        <StateMark state={one.state} />
        <p>{stateText(one)}</p>
        <ol className="submission-how">
          <li>
            <h2>{t('submission.next_1')}</h2>
            <p>{t('submission.next_1_text')}</p>
          </li>
          <li>
            <h2>{t('submission.next_2')}</h2>
            <p>{t('submission.next_2_text')}</p>
          </li>
          <li>
            <h2>{t('submission.next_3')}</h2>
            <p>{t('submission.next_3_text')}</p>
          </li>
        </ol>
        <p className="buttons">
          {(isWaiting || one.state === 'draft') && (
            <ButtonLink to={wayTo(who, one, 'form/permission')} look="main">
              {t('submission.to_rights')}
            </ButtonLink>
          )}
          <ButtonLink to={wayTo(who, one, 'preview')}>{t('submission.see')}</ButtonLink>
          <ButtonLink to={all}>{t(who === 'couple' ? 'submission.mine' : 'submission.sent_in')}</ButtonLink>
        </p>
      </main>
    </>
  )
}
