import { useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { LeaveDialog, useTyped } from '#web/ui/leave-dialog.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { toast } from '#web/ui/toast.ts'

type Dispute = Awaited<ReturnType<typeof api.vendor_claims.disputes.call>>['data'][number]

/** While somebody else asks for the business, what those who hold it say to that. */
export function DisputeAnswers() {
  const { data: disputes } = useSuspenseQuery(api.vendor_claims.disputes.queryOptions()).data
  return disputes.map((one) => <DisputeAnswer key={one.id} of={one} />)
}

/** What is typed stands upon the answer that was read; what a colleague sends meanwhile is asked about, and loses nothing. */
function DisputeAnswer({ of: { id, since, answer, answered_at, answer_version } }: { of: Dispute }) {
  const [typed, setTyped] = useState<{ words: string; version: number }>()
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { once, isPending } = useActs()
  const { isChanged } = useTyped(typed !== undefined)
  const { words, version } = typed ?? { words: answer, version: answer_version }
  const keep = (words: string) => setTyped({ words, version: answer_version })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const { isDone, fresh } = await once(
      async () => {
        await api.vendor_claims.answer.call({ id, answer: words, answer_version: version }, { context: { says_fields: true } })
        toast({ kind: 'done', lines: [t('dispute.sent')] })
      },
      (error) => (refusal(error)?.status === 422 ? setErrors(refusal(error)?.errors ?? {}) : sayFailure(error)),
    )
    if (!isDone) return
    await fresh
    setErrors({})
    setTyped(undefined)
  }

  return (
    <form className="management-form dispute-answer" noValidate onSubmit={(event) => void submit(event)}>
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
        value={words}
        errors={errors['answer']}
        onChange={(event) => setTyped({ words: event.currentTarget.value, version })}
      />
      {version !== answer_version && (
        <div role="alert">
          <p>{t('dispute.clash', { words: answer })}</p>
          <button className="button small" type="button" onClick={() => keep(words)}>
            {t('submission.keep_mine')}
          </button>
          <button className="button small" type="button" onClick={() => setTyped(undefined)}>
            {t('submission.take_theirs')}
          </button>
        </div>
      )}
      <p className="buttons">
        <button className="button main" type="submit" aria-disabled={isPending} aria-busy={isPending}>
          {t(answered_at ? 'dispute.change' : 'dispute.send')}
        </button>
      </p>
      <LeaveDialog isChanged={isChanged} words={leaveWords} stays={() => false} />
    </form>
  )
}

const leaveWords = {
  title: t('dispute.leave'),
  text: t('dispute.leave_text'),
  stay: t('leave.stay'),
  leave: t('leave.go'),
}

function dayOf(moment: string): string {
  return longDay(moment.slice(0, 10)) ?? ''
}
