import { Link } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { refusedHere } from '#web/client/refusal.ts'
import { SetupFrame } from '#web/layouts/setup-frame.tsx'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PieceText } from '../pieces/shown/piece-text.tsx'
import { AskedField } from './asked-field.tsx'
import { type FieldAnswers, postedAnswers, type Questionnaire, readAnswers } from './field-answers.ts'
import { stepPath } from './questionnaire-path.ts'
import { useDraft } from './kept-draft.ts'
import type { LoadedStep } from './questionnaire-loading.ts'

interface Props extends LoadedStep {
  place: number
  isSignedIn: boolean
}

/** One page of questions. What is typed is kept while one types, and looked at when one goes on. */
export function QuestionnaireStep({ piece, kept, place, posted, isSignedIn }: Props) {
  const { slug, title: name } = piece
  const { steps } = piece.fields as unknown as Questionnaire
  const { title, text, fields } = steps[place - 1]!
  const answers: FieldAnswers = posted ? postedAnswers(fields, posted.values) : kept.answers

  const draft = useDraft()
  const keep = (said: Record<string, string>) =>
    api.questionnaires.save.call({ slug, step: place, answers: postedAnswers(fields, said), is_draft: true }, quiet)

  async function save(said: Record<string, string>): Promise<string> {
    const { answers, errors } = readAnswers(fields, postedAnswers(fields, said))
    if (Object.keys(errors).length > 0) throw refusedHere(errors)
    await draft.end()
    const { data } = await api.questionnaires.save.call({ slug, step: place, answers }, { context: { says_fields: true } })
    return stepPath(slug, place < steps.length ? place + 1 : (data.open ?? 'done'))
  }

  return (
    <SetupFrame
      step={place}
      steps={steps.length}
      name="answer"
      title={title}
      text={text ?? name}
      posted={posted}
      save={save}
      to={(address) => address}
      button={t(place === steps.length ? 'asked.finish' : 'quiz.next')}
      back={place > 1 && <Back slug={slug} step={String(place - 1)} />}
      note={<span className="asked-kept">{isSignedIn ? t('asked.kept_account') : t('asked.kept_browser')}</span>}
      later={
        <Link className="button ghost small" to="/questionnaires">
          {t('asked.leave')}
        </Link>
      }
    >
      {(errors) => (
        <div className="asked-fields" onInput={({ currentTarget }) => draft.note(currentTarget.closest('form'), keep)}>
          {place === 1 && <PieceText of={piece} />}
          {fields.map((field) => (
            <AskedField key={field.name} field={field} answer={answers[field.name]} errors={errors[field.name]} />
          ))}
        </div>
      )}
    </SetupFrame>
  )
}

const quiet = { context: { is_quiet: true, outlives_page: true } } as const

function Back({ slug, step }: { slug: string; step: string }) {
  return (
    <Link className="button ghost" to="/questionnaires/$slug/{-$step}" params={{ slug, step }}>
      <Icon name="arrow-left" /> {t('quiz.back')}
    </Link>
  )
}
