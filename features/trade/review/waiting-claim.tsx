import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { DecideForm } from './decide-form.tsx'
import type { Waiting } from './contract.ts'
import { People, waitWords } from './waiting-people.tsx'

/** Somebody asks for a page, and what they can show; whoever holds it was told. */
export function WaitingClaim({ of: { id, title, url, words, waits_since, claimant, holders } }: { of: Waiting }) {
  const isHeld = holders.length > 0
  return (
    <article>
      <p className="kicker">{t(isHeld ? 'review.dispute' : 'review.claim')}</p>
      <h2>{title}</h2>
      <p>
        {waitWords(waits_since)} <a href={url}>{t('review.see_page')}</a>
      </p>
      <blockquote>{words}</blockquote>
      <People title={t('review.asks')} people={claimant ? [claimant] : []} />
      {isHeld && <People title={t('review.has_it')} people={holders} />}
      <DecideForm
        name={`claim-${id}`}
        label={t('review.reason')}
        choices={[
          { decision: 'refuse', label: t(isHeld ? 'review.they_keep_it' : 'review.refuse') },
          { decision: 'grant', label: t('review.hand_over'), isMain: true },
        ]}
        decide={(decision, said) => api.vendor_review.decideClaim.call({ id, decision, words: said }, { context: { says_fields: true } })}
      />
    </article>
  )
}
