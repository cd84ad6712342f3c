import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { confirm } from '#web/ui/confirmation.ts'
import { ButtonLink } from '#web/ui/links.tsx'
import { places, submissionQuery, type Who, wayTo } from '../form/submission-query.ts'
import { isWritable, stateText } from '../state-words.ts'
import { SubmissionSheet } from '../shown/submission-sheet.tsx'
import { AuthorList } from '../together/author-list.tsx'
import { SetupTop } from './begin-wedding.tsx'
import { StateMark } from '../shown/state-mark.tsx'

/** All that was said and brought, as we will read it; and the way to take it back. */
export function WeddingPreview({ who, slug }: { who: Who; slug: string }) {
  const { data: one } = useSuspenseQuery(submissionQuery(slug)).data
  const navigate = useNavigate()
  const { once, isPending } = useActs()
  const all: string = `${places[who]}/my-weddings`
  const withdraw = () => {
    const words = {
      title: t('submission.withdraw_title'),
      text: t('submission.withdraw_text'),
      accept: t('submission.withdraw'),
      isDestructive: true,
    }
    const action = (id: number) =>
      once(async () => {
        await api.submissions.withdraw.call({ id })
        return t('submission.withdrew')
      })
    confirm({ ...words, action, params: one.id })
  }
  return (
    <>
      <SetupTop />
      <main className="submission-preview wrap" id="main">
        <div className="submission-preview-bar">
          <StateMark state={one.state} />
          <p>{stateText(one)}</p>
          <p className="buttons">
            {isWritable(one.state) && (
              <ButtonLink to={wayTo(who, one, 'form/permission')} look="main" size="small">
                {t('submission.back_to_form')}
              </ButtonLink>
            )}
            <ButtonLink to={all} size="small">
              {t(who === 'couple' ? 'submission.mine' : 'submission.sent_in')}
            </ButtonLink>
            {one.is_own && one.state !== 'withdrawn' && one.state !== 'draft' && (
              <button className="button ghost small" type="button" disabled={isPending} onClick={withdraw}>
                {t('submission.withdraw')}
              </button>
            )}
          </p>
        </div>
        <AuthorList of={one} onGone={() => void navigate({ href: all })} />
        <SubmissionSheet of={one} />
      </main>
    </>
  )
}
