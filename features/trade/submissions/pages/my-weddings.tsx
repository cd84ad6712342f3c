import { useSuspenseQuery } from '@tanstack/react-query'
import { t } from '#web/text/text.ts'
import { BroughtPicture } from '#web/ui/brought-picture.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ButtonLink } from '#web/ui/links.tsx'
import { listQuery, places, type Who, wayTo } from '../form/submission-query.ts'
import { calledOf, isWritable, stateText } from '../state-words.ts'
import type { Submission } from '../submission-shapes.ts'
import { StateMark } from '../shown/state-mark.tsx'

/** All that somebody sent in or is writing, each with what comes next. */
export function MyWeddings({ who, user_id }: { who: Who; user_id: number }) {
  const { data: all } = useSuspenseQuery(listQuery(user_id)).data
  const own = all.filter(({ is_vendor, is_own }) => !is_own || is_vendor === (who === 'vendor'))
  const create: string = `${places[who]}/create`
  return (
    <main className="my-weddings wrap" id="main">
      <header>
        <h1>{t(who === 'couple' ? 'submission.mine' : 'submission.sent_in')}</h1>
        {own.length > 0 && (
          <ButtonLink to={create} look="main">
            {t('submission.another')}
          </ButtonLink>
        )}
      </header>
      {own.length === 0 ? (
        <EmptyState
          fact={t('submission.nothing')}
          hint={t(who === 'couple' ? 'submission.nothing_hint' : 'submission.nothing_hint_vendor')}
        >
          <ButtonLink to={create} look="main">
            {t('submission.begin')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul>
          {own.map((one) => (
            <li key={one.id}>
              <Row one={one} who={who} />
            </li>
          ))}
        </ul>
      )}
    </main>
  )
}

function Row({ one, who }: { one: Submission; who: Who }) {
  const [cover] = one.children
  return (
    <article className="my-wedding">
      {cover?.picture ? <BroughtPicture of={cover.picture} alt="" sizes="160px" /> : <span className="picture" />}
      <div>
        <h2>{calledOf(one)}</h2>
        <StateMark state={one.state} />
        {!one.is_own && <p>{t('co_authors.with', { name: one.user.name || t('co_authors.somebody') })}</p>}
        <p>{stateText(one)}</p>
        <p className="buttons">
          {isWritable(one.state) && (
            <ButtonLink to={wayTo(who, one, one.state === 'rights_missing' ? 'form/permission' : 'form/couple')} size="small" look="main">
              {t(
                one.state === 'changes_asked'
                  ? 'submission.to_changes'
                  : one.state === 'draft'
                    ? 'submission.go_on'
                    : 'submission.to_rights',
              )}
            </ButtonLink>
          )}
          <ButtonLink to={wayTo(who, one, 'preview')} size="small">
            {t('submission.see')}
          </ButtonLink>
          {one.is_own && isWritable(one.state) && (
            <ButtonLink to={wayTo(who, one, 'preview')} hash="together-part" size="small">
              {t('co_authors.title')}
            </ButtonLink>
          )}
          {one.url && (
            <ButtonLink to={one.url} size="small">
              {t('submission.see_published')}
            </ButtonLink>
          )}
        </p>
      </div>
    </article>
  )
}
