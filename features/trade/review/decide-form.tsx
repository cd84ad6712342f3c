import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { toast } from '#web/ui/toast.ts'

interface Choice<Decision extends string> {
  decision: Decision
  label: string
  isMain?: boolean
}

interface Props<Decision extends string> {
  /** Of its own on the page. */
  name: string
  label: string
  choices: readonly Choice<Decision>[]
  decide: (decision: Decision, words: string) => Promise<unknown>
}

/** What is decided, with the words that are mailed to whoever it concerns. */
export function DecideForm<Decision extends string>({ name, label, choices, decide }: Props<Decision>) {
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { once, isPending } = useActs()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const chosen = choices.find(({ decision }) => decision === submitter?.getAttribute('value'))
    const words = String(new FormData(event.currentTarget).get('words') ?? '').trim()
    if (!chosen) return
    void once(
      async () => {
        await decide(chosen.decision, words)
        toast({ kind: 'done', lines: [t('review.decided')] })
      },
      (error) => (refusal(error)?.status === 422 ? setErrors(refusal(error)?.errors ?? {}) : sayFailure(error)),
    )
  }

  return (
    <form noValidate onSubmit={submit}>
      <TextAreaField
        id={`words-${name}`}
        label={label}
        name="words"
        rows={3}
        maxLength={2_000}
        errors={errors['words'] ?? errors['decision']}
      />
      <p className="buttons">
        {choices.map(({ decision, label: words, isMain }) => (
          <button
            key={decision}
            className={isMain ? 'button main' : 'button'}
            type="submit"
            value={decision}
            aria-disabled={isPending}
            aria-busy={isPending}
          >
            {words}
          </button>
        ))}
      </p>
    </form>
  )
}
