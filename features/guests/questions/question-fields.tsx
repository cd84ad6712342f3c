import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Checkbox } from '#web/ui/plain/checkbox.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { GuestWeddingEvent } from '#features/wedding/events/contract.ts'
import type { RsvpQuestion } from '#features/guests/rsvp-settings/contract.ts'
import type { QuestionDraft } from '#features/guests/drafts/contract.ts'

interface Props {
  question: QuestionDraft
  place: number
  last: number
  events: readonly GuestWeddingEvent[]
  errors: Record<string, string[]>
  change: (next: Partial<QuestionDraft>) => void
  move: (by: -1 | 1) => void
  remove: () => void
}

/** One question: what is asked, how it is answered, of whom. */
export function QuestionFields({ question, place, last, events, errors, change, move, remove }: Props) {
  const n = place + 1
  const name = (field: string) => `questions.${place}.${field}`
  return (
    <fieldset className="question-fields">
      <legend className="only-heard">{t('questions.nth', { n })}</legend>
      <TextField
        label={t('questions.label')}
        name={name('label')}
        maxLength={200}
        value={question.label}
        errors={errors[name('label')]}
        onChange={({ currentTarget: { value } }) => change({ label: value })}
      />
      <div>
        <SelectField
          label={t('questions.kind')}
          name={name('kind')}
          choices={kinds.map((kind) => ({ value: kind, label: kindWords(kind) }))}
          value={question.kind}
          onChange={({ currentTarget: { value } }) => change({ kind: kinds.find((kind) => kind === value) ?? 'text' })}
        />
        <SelectField
          label={t('questions.for')}
          name={name('event_id')}
          choices={[
            { value: '', label: t('questions.for_everybody') },
            ...events.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={String(question.event_id ?? '')}
          onChange={({ currentTarget: { value } }) => change({ event_id: value ? Number(value) : null })}
        />
      </div>
      {question.kind === 'choice' && (
        <TextAreaField
          label={t('questions.choices')}
          hint={t('questions.choices_hint')}
          name={name('choices')}
          rows={3}
          value={question.choices}
          errors={errors[name('choices')]}
          onChange={({ currentTarget: { value } }) => change({ choices: value })}
        />
      )}
      <Checkbox
        label={t('questions.each_guest')}
        name={name('of_each_guest')}
        checked={question.of_each_guest}
        onChange={({ currentTarget: { checked } }) => change({ of_each_guest: checked })}
      />
      <Acts place={place} last={last} move={move} remove={remove} />
    </fieldset>
  )
}

function Acts({ place, last, move, remove }: Pick<Props, 'place' | 'last' | 'move' | 'remove'>) {
  const n = place + 1
  return (
    <div className="question-acts">
      <button
        className="button ghost small"
        type="button"
        aria-label={t('questions.up', { n })}
        disabled={place === 0}
        onClick={() => move(-1)}
      >
        <Icon name="arrow-up" />
      </button>
      <button
        className="button ghost small"
        type="button"
        aria-label={t('questions.down', { n })}
        disabled={place === last}
        onClick={() => move(1)}
      >
        <Icon name="arrow-down" />
      </button>
      <button className="button ghost small" type="button" aria-label={t('questions.remove', { n })} onClick={remove}>
        <Icon name="trash" />
      </button>
    </div>
  )
}

const kinds = ['text', 'yes_no', 'choice'] as const satisfies RsvpQuestion['kind'][]

function kindWords(kind: RsvpQuestion['kind']): string {
  if (kind === 'text') return t('questions.kind_text')
  return kind === 'yes_no' ? t('questions.kind_yes_no') : t('questions.kind_choice')
}
