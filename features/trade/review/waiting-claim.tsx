import { api } from '#web/client/api.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { EvidenceList } from '../claims/shown/evidence-list.tsx'
import { DecideForm } from './decide-form.tsx'
import type { Waiting } from './contract.ts'
import { People, waitWords } from './waiting-people.tsx'

/** Somebody asks for a page, and what they can show; beside it what those say who hold it. */
export function WaitingClaim({ of }: { of: Waiting }) {
  const { id, title, url, words, files, waits_since, claimant, holders } = of
  const isHeld = holders.length > 0
  return (
    <article>
      <p className="kicker">{t(isHeld ? 'review.dispute' : 'review.claim')}</p>
      <h2>{title}</h2>
      <p>
        {waitWords(waits_since)} <a href={url}>{t('review.see_page')}</a>
      </p>
      <div className={isHeld ? 'vendor-queue-sides' : undefined}>
        {isHeld && <Holders of={of} />}
        <section>
          <People title={t('review.asks')} people={claimant ? [claimant] : []} />
          <blockquote>{words}</blockquote>
          <EvidenceList files={files} />
        </section>
      </div>
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

function Holders({ of: { holders, answer, answered_at } }: { of: Waiting }) {
  return (
    <section>
      <People title={t('review.has_it')} people={holders} />
      {answered_at ? (
        <>
          <blockquote>{answer}</blockquote>
          <p>{t('review.answered_on', { day: longDay(answered_at.slice(0, 10)) ?? '' })}</p>
        </>
      ) : (
        <p>{t('review.no_answer')}</p>
      )}
    </section>
  )
}
