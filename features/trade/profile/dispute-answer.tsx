import { useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { toast } from '#web/ui/toast.ts'

type Dispute = Awaited<ReturnType<typeof api.vendor_claims.disputes.call>>['data'][number]

/** While somebody else asks for the business, what those who hold it say to that. */
export function DisputeAnswers() {
  const { data: disputes } = useSuspenseQuery(api.vendor_claims.disputes.queryOptions()).data
  return disputes.map((one) => <DisputeAnswer key={`${one.id} ${one.answer_version}`} of={one} />)
}

function DisputeAnswer({ of: { id, since, answer, answered_at, answer_version } }: { of: Dispute }) {
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { once, isPending } = useActs()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const said = String(new FormData(event.currentTarget).get('answer') ?? '').trim()
    void once(
      async () => {
        await api.vendor_claims.answer.call({ id, answer: said, answer_version }, { context: { says_fields: true } })
        toast({ kind: 'done', lines: [t('dispute.sent')] })
      },
      (error) => (refusal(error)?.status === 422 ? setErrors(refusal(error)?.errors ?? {}) : sayFailure(error)),
    )
  }

  return (
    <form className="management-form dispute-answer" noValidate onSubmit={submit}>
      <h2>{t('dispute.title')}</h2>
      <p>{t('dispute.text', { day: dayOf(since) })}</p>
      {answered_at && <p>{t('dispute.sent_on', { day: dayOf(answered_at) })}</p>}
      <TextAreaField
        id={`answer-${id}`}
        label={t('dispute.answer')}
        hint={t('dispute.hint')}
        name="answer"
        rows={5}
        maxLength={3_000}
        defaultValue={answer}
        errors={errors['answer']}
      />
      <p className="buttons">
        <button className="button main" type="submit" aria-disabled={isPending} aria-busy={isPending}>
          {t(answered_at ? 'dispute.change' : 'dispute.send')}
        </button>
      </p>
    </form>
  )
}

function dayOf(moment: string): string {
  return longDay(moment.slice(0, 10)) ?? ''
}
