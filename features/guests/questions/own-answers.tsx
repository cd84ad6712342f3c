import { t } from '#web/text/text.ts'
import { guestName } from '#features/guests/list/guest-name.ts'
import type { OwnAnswer } from '#features/guests/rsvp-settings/contract.ts'

/** Who said what to one question, the commonest answers counted. */
export function OwnAnswers({ answers }: { answers: readonly OwnAnswer[] }) {
  if (answers.length === 0) return <p className="own-answers-none">{t('questions.answers_none')}</p>
  const counted = [...Map.groupBy(answers, ({ answer }) => answer)].map(([answer, given]) => ({ answer, n: given.length }))
  const common = counted.filter(({ n }) => n > 1).toSorted((one, other) => other.n - one.n)
  return (
    <details className="own-answers">
      <summary>{answers.length === 1 ? t('questions.answers_one') : t('questions.answers_n', { n: answers.length })}</summary>
      {common.length > 0 && <p className="num">{common.map(({ answer, n }) => `${n} × ${answer}`).join(' · ')}</p>}
      <dl>
        {answers.map(({ guest_id, answer, ...guest }) => (
          <div key={guest_id}>
            <dt>{guestName(guest)}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
