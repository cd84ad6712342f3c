import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import type { Invitation, InvitedGuest } from '../contract.ts'
import type { RsvpQuestion } from '#features/guests/rsvp-settings/contract.ts'
import { fieldNames } from './field-names.ts'
import { Wrong, wrongState } from '#web/ui/plain/form-notes.tsx'
import { askedTo } from './invited.ts'

interface Props {
  invitation: Invitation
  question: RsvpQuestion
  posted: PostedForm | undefined
}

/** One of the couple's own questions, of the household or of each guest whom it concerns. */
export function QuestionFields({ invitation, question, posted }: Props) {
  const { answers, guests } = invitation
  if (!question.of_each_guest) {
    const kept = answers.find(({ question_id }) => question_id === question.id)?.answer ?? ''
    return <Field question={question} posted={posted} label={question.label} kept={kept} />
  }
  const whom = question.event_id === null ? guests : askedTo(invitation, { id: question.event_id })
  const keptOf = (id: number) => answers.find((answer) => answer.question_id === question.id && answer.guest_id === id)?.answer ?? ''
  return (
    <fieldset className="guest-each">
      <legend>{question.label}</legend>
      {whom.map((guest) => (
        <Field key={guest.id} question={question} posted={posted} guest={guest} label={guest.firstname} kept={keptOf(guest.id)} />
      ))}
    </fieldset>
  )
}

interface FieldProps {
  question: RsvpQuestion
  posted: PostedForm | undefined
  guest?: InvitedGuest
  label: string
  kept: string
}

function Field({ question: { id, kind, choices }, posted, guest, label, kept }: FieldProps) {
  const name = fieldNames.question(id, guest?.id)
  const given = posted?.values[name] ?? kept
  const attributes = { className: 'input', name, defaultValue: given, ...wrongState(name, posted) }
  const offered = kind === 'yes_no' ? yesNo : choices.map((choice) => ({ value: choice, label: choice }))
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {kind === 'text' ? (
        <input {...attributes} maxLength={1000} />
      ) : (
        <select {...attributes}>
          <option value="">{t('rsvp.choose')}</option>
          {offered.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      <Wrong field={name} posted={posted} />
    </div>
  )
}

const yesNo = [
  { value: 'yes', label: t('rsvp.yes') },
  { value: 'no', label: t('rsvp.no') },
]
