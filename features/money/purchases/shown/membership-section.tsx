import { useSuspenseQuery } from '@tanstack/react-query'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { KeptCards } from './kept-cards.tsx'
import { cardsQuery, purchasesQuery } from './membership-loading.ts'
import { MembershipRow } from './membership-row.tsx'
import { PapersList } from './papers-list.tsx'

interface Props {
  posted: PostedForm | undefined
  /** They have it, bought or not. */
  isGiven: boolean
}

/** What somebody bought, how it ends, with what it is paid, and the papers about it. */
export function MembershipSection({ posted, isGiven }: Props) {
  const { data: bought, papers } = useSuspenseQuery(purchasesQuery()).data
  const { data: cards } = useSuspenseQuery(cardsQuery()).data
  return (
    <>
      <section>
        <h2>{t('membership.title')}</h2>
        {posted && (
          <p className="form-error" role="alert">
            {Object.values(posted.errors).flat()[0] ?? posted.message}
          </p>
        )}
        {bought.length === 0 ? (
          <p className="settings-lead">
            {t(isGiven ? 'membership.given' : 'membership.none')} <a href="/i-do-crew">{t('membership.to_plan')}</a>
          </p>
        ) : (
          <ul className="settings-rows">
            {bought.map((purchase) => (
              <MembershipRow key={purchase.id} purchase={purchase} />
            ))}
          </ul>
        )}
      </section>
      <KeptCards cards={cards} bought={bought} />
      <PapersList papers={papers} />
    </>
  )
}
