import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Wrong, WrongSummary, wrongState } from '#web/ui/plain/form-notes.tsx'
import type { Invitation, InvitedEvent } from '../contract.ts'
import { AnswerRow } from './answer-row.tsx'
import { ClosedEvent } from './closed-event.tsx'
import { fieldNames } from './field-names.ts'
import { askedEvents, askedTo, calledIn, isOne, lastDay, mainEvent } from './invited.ts'
import { QuestionFields } from './question-fields.tsx'
import { dayAndHour, shortDay } from './when.ts'

interface Props {
  invitation: Invitation
  posted: PostedForm | undefined
  /** Where the address does not say whose it is. */
  invite_id?: string | undefined
  /** To be looked at: there is no form that could be sent. */
  isPreview?: boolean
}

/** Everybody of the household, event by event, and what the couple asks beside. */
export function AnswerForm({ invitation, posted, invite_id, isPreview = false }: Props) {
  const by = lastDay(invitation)
  if (isPreview) {
    return (
      <div className="guest-form">
        <Fields invitation={invitation} posted={undefined} />
        <p className="guest-said">{t('rsvp.preview_end')}</p>
      </div>
    )
  }
  return (
    <form className="guest-form" method="post" noValidate>
      <WrongSummary posted={posted} />
      <input type="hidden" name="form" value="answer" />
      {invite_id && <input type="hidden" name="invite_id" value={invite_id} />}
      <Fields invitation={invitation} posted={posted} />
      <button className="button main large" type="submit">
        {t(isOne(invitation) ? 'rsvp.send_one' : 'rsvp.send')}
      </button>
      <p className="guest-until">{by ? t('rsvp.until', { day: shortDay(by) }) : t('rsvp.any_time')}</p>
    </form>
  )
}

function Fields({ invitation, posted }: Pick<Props, 'invitation' | 'posted'>) {
  const { questions } = invitation
  const asked = askedEvents(invitation)
  const open = asked.filter(({ is_open }) => is_open)
  const closed = asked.filter(({ is_open }) => !is_open)
  const ids = new Set(open.map(({ id }) => id))
  return (
    <>
      {open.map((event) => (
        <EventFields key={event.id} invitation={invitation} event={event} isOne={asked.length === 1} posted={posted} />
      ))}
      {closed.map((event) => (
        <ClosedEvent key={event.id} invitation={invitation} event={event} isFirst={event === closed[0]} />
      ))}
      <PersonFields invitation={invitation} posted={posted} />
      {questions
        .filter(({ event_id }) => event_id === null || ids.has(event_id))
        .map((question) => (
          <QuestionFields key={question.id} invitation={invitation} question={question} posted={posted} />
        ))}
    </>
  )
}

function EventFields({ invitation, event, isOne, posted }: Pick<Props, 'invitation' | 'posted'> & { event: InvitedEvent; isOne: boolean }) {
  const when = dayAndHour(event)
  // The head of the page tells of the main one already.
  const isTold = isOne || event.id === mainEvent(invitation)?.id
  return (
    <fieldset className="guest-event">
      <legend>
        <h2>{askedAbout(event.name)}</h2>
      </legend>
      {!isTold && (when || event.place) && <p className="quiet num">{[when, event.place].filter(Boolean).join('. ')}</p>}
      {askedTo(invitation, event).map((guest) => (
        <AnswerRow key={guest.id} guest={guest} called={calledIn(invitation)(guest)} event={event} posted={posted} />
      ))}
    </fieldset>
  )
}

/** Who’s coming to the wedding? An event with a name of its own is asked about by that name. */
function askedAbout(name: string): string {
  return /^the /i.test(name) ? t('rsvp.who_to', { event: `the ${name.slice(4)}` }) : t('rsvp.who_at', { event: name })
}

/** Whom they bring, where they may, and what the kitchen should know of each. */
function PersonFields({ invitation: { guests }, posted }: Pick<Props, 'invitation' | 'posted'>) {
  const [first, ...others] = guests
  return (
    <>
      {guests
        .filter(({ plus_one_most }) => plus_one_most > 0)
        .map(({ id, firstname, plus_one_names }) => {
          const name = fieldNames.companion(id)
          return (
            <div className="field" key={id}>
              <label htmlFor={name}>{t('rsvp.companion', { name: firstname })}</label>
              <input
                className="input"
                name={name}
                defaultValue={posted?.values[name] ?? plus_one_names.join(', ')}
                {...wrongState(name, posted, `${name}-hint`)}
              />
              <p className="hint" id={`${name}-hint`}>
                {t('rsvp.companion_hint')}
              </p>
              <Wrong field={name} posted={posted} />
            </div>
          )
        })}
      {first && others.length === 0 && <Diet guest={first} label={t('rsvp.kitchen')} posted={posted} />}
      {others.length > 0 && (
        <fieldset className="guest-each">
          <legend>{t('rsvp.kitchen')}</legend>
          {guests.map((guest) => (
            <Diet key={guest.id} guest={guest} label={guest.firstname} posted={posted} />
          ))}
        </fieldset>
      )}
    </>
  )
}

interface DietProps {
  guest: Invitation['guests'][number]
  label: string
  posted: PostedForm | undefined
}

function Diet({ guest: { id, dietary_notes }, label, posted }: DietProps) {
  const name = fieldNames.diet(id)
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        className="input"
        name={name}
        defaultValue={posted?.values[name] ?? dietary_notes}
        maxLength={1000}
        {...wrongState(name, posted)}
      />
      <Wrong field={name} posted={posted} />
    </div>
  )
}
