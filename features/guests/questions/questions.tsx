import { useSuspenseQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import { confirm } from '#web/ui/confirmation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toast.ts'
import type { GuestWeddingEvent } from '#features/wedding/events/contract.ts'
import { sayFailure } from '#features/guests/list/busy-and-failed.ts'
import type { QuestionDraft } from '#features/guests/drafts/contract.ts'
import { useKeptQuestions } from '#features/guests/drafts/kept-words.ts'
import type { RsvpSettings } from '#features/guests/rsvp-settings/contract.ts'
import { draftOf, inputOf, newDraft } from './question-drafts.ts'
import { QuestionFields } from './question-fields.tsx'
import { OwnAnswers } from './own-answers.tsx'
import { ownAnswersQuery } from './replies-query.ts'
import { sayChanged } from './said-changed.ts'

interface Props {
  settings: RsvpSettings
  events: readonly GuestWeddingEvent[]
}

const most = 10

/** The couple's own questions, and what guests said to them. */
export function Questions({ settings, events }: Props) {
  const { questions } = settings
  const isAlive = useHydrated()
  const { data: answers } = useSuspenseQuery(ownAnswersQuery()).data
  const { mine, set, errors, isPending, save } = useQuestions(settings)
  const change = (place: number, next: Partial<QuestionDraft>) =>
    set(mine.map((question, other) => (other === place ? { ...question, ...next } : question)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const kept = new Set(mine.map(({ id }) => id))
    const isLoss = answers.some(({ question_id }) => !kept.has(question_id))
    if (!isLoss) return void save()
    confirm({
      title: t('questions.lose_title'),
      text: t('questions.lose_text'),
      accept: t('questions.lose'),
      isDestructive: true,
      params: undefined,
      action: save,
    })
  }
  return (
    <section>
      <h2>{t('questions.title')}</h2>
      <p>{mine.length === 0 ? t('questions.none') : t('questions.text')}</p>
      <form noValidate onSubmit={submit}>
        <fieldset className="questions" disabled={!isAlive}>
          <ol>
            {mine.map((question, place) => (
              <li key={question.key}>
                <QuestionFields
                  question={question}
                  place={place}
                  last={mine.length - 1}
                  events={events}
                  errors={errors}
                  change={(next) => change(place, next)}
                  move={(by) => set(moved(mine, place, by))}
                  remove={() => set(mine.filter((_, other) => other !== place))}
                />
                {question.id !== undefined && <OwnAnswers answers={answers.filter(({ question_id }) => question_id === question.id)} />}
              </li>
            ))}
          </ol>
          <Buttons
            count={mine.length}
            isSaved={questions.length > 0 || mine.length > 0}
            isPending={isPending}
            add={() => set([...mine, newDraft()])}
          />
        </fieldset>
      </form>
    </section>
  )
}

/** What is written stays until it is saved; what somebody else saved meanwhile is said before it is replaced. */
function useQuestions({ questions, version }: RsvpSettings) {
  const { once, isPending } = useActs()
  const saved = questions.map(draftOf)
  const draft = useKeptQuestions(saved)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const mine = draft.value
  const save = async () => {
    if (JSON.stringify(draft.base.map(inputOf)) !== JSON.stringify(saved.map(inputOf))) return sayChanged(draft)
    const { isDone, fresh } = await once(
      async () => void (await api.rsvp_settings.update.call({ questions: mine.map(inputOf), version })),
      (error) => {
        setErrors(refusal(error)?.errors ?? {})
        sayFailure(error)
      },
    )
    if (!isDone) return
    setErrors({})
    await fresh
    await draft.end()
    toast({ kind: 'done', lines: [t('replies_page.saved')] })
  }
  return { mine, set: draft.set, errors, isPending, save }
}

function Buttons({ count, isSaved, isPending, add }: { count: number; isSaved: boolean; isPending: boolean; add: () => void }) {
  return (
    <div className="question-buttons">
      <button className="button" type="button" disabled={count >= most} onClick={add}>
        <Icon name="plus" />
        {t('questions.add')}
      </button>
      {isSaved && (
        <button className="button main" type="submit" aria-disabled={isPending}>
          {t('questions.save')}
        </button>
      )}
      {count >= most && <small>{t('questions.full')}</small>}
    </div>
  )
}

function moved(questions: readonly QuestionDraft[], place: number, by: -1 | 1): QuestionDraft[] {
  const next = [...questions]
  next.splice(place + by, 0, ...next.splice(place, 1))
  return next
}
