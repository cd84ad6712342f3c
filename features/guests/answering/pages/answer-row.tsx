import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { ReplyShape } from '#web/ui/reply.tsx'
import { replyWords } from '#web/ui/reply-words.ts'
import type { InvitedEvent, InvitedGuest } from '../contract.ts'
import { mostBrought } from '../wrong-answers.ts'
import { fieldNames } from './field-names.ts'
import { Wrong } from '#web/ui/plain/form-notes.tsx'
import { replyTo } from './invited.ts'

interface Props {
  guest: InvitedGuest
  event: InvitedEvent
  posted: PostedForm | undefined
}

const choices = [
  { status: 2, kind: 'coming' },
  { status: 4, kind: 'maybe' },
  { status: 3, kind: 'cannot' },
] as const

/** One guest and one event: coming, maybe, can't; what they eat, and whom they bring. */
export function AnswerRow({ guest, called, event, posted }: Props & { called: string }) {
  const field = fieldNames.status(guest.id, event.id)
  const given = posted?.values[field] ?? String(replyTo(guest, event.id)?.status ?? '')
  const isWrong = posted?.errors[field] !== undefined
  return (
    <fieldset className="guest-row" aria-describedby={isWrong ? `${field}-wrong` : undefined}>
      <legend>
        {called}
        <span className="sr">, {event.name}</span>
      </legend>
      <div className="guest-choice" data-invalid={isWrong || undefined}>
        {choices.map(({ status, kind }, place) => (
          <label key={status} data-reply={kind}>
            <input
              className="sr"
              type="radio"
              id={place === 0 ? field : undefined}
              name={field}
              value={status}
              defaultChecked={given === String(status)}
              required
            />
            <span>
              <ReplyShape kind={kind} />
              {replyWords[kind]}
            </span>
          </label>
        ))}
      </div>
      <Meal guest={guest} event={event} posted={posted} />
      <Brings guest={guest} event={event} posted={posted} />
      <CompanionMeals guest={guest} event={event} posted={posted} />
      <Wrong field={field} posted={posted} />
    </fieldset>
  )
}

function Meal(props: Props) {
  const { guest, event } = props
  const field = fieldNames.meal(guest.id, event.id)
  const kept = replyTo(guest, event.id)?.meal ?? ''
  return <Dinner {...props} field={field} kept={kept} label={t('rsvp.meal_for', { name: guest.firstname })} />
}

/** What companions eat: asked without knowing yet who they are. */
function CompanionMeals(props: Props) {
  const { guest, event } = props
  const { plus_one_meals = [] } = replyTo(guest, event.id) ?? {}
  return Array.from({ length: mostBrought(guest, event) }, (_, nth) => {
    const name = guest.plus_one_names[nth] || t('rsvp.companion_of', { name: guest.firstname })
    const label = t('rsvp.meal_for', { name: nth > 0 && !guest.plus_one_names[nth] ? `${name}, ${nth + 1}` : name })
    const field = fieldNames.plusMeal(guest.id, event.id, nth)
    return <Dinner {...props} key={nth} field={field} kept={plus_one_meals[nth] ?? ''} label={label} isCompanions />
  })
}

interface DinnerProps extends Props {
  field: string
  kept: string
  label: string
  isCompanions?: boolean
}

function Dinner({ event, posted, field, kept, label, isCompanions = false }: DinnerProps) {
  if (event.meals.length === 0) return null
  const offered = kept === '' || event.meals.includes(kept) ? event.meals : [...event.meals, kept]
  return (
    <div className={isCompanions ? 'guest-meal of-companion' : 'guest-meal'}>
      {isCompanions && <label htmlFor={field}>{label}</label>}
      <select
        className="input"
        id={field}
        name={field}
        defaultValue={posted?.values[field] ?? kept}
        aria-label={isCompanions ? undefined : label}
        aria-invalid={posted?.errors[field] ? true : undefined}
        aria-describedby={posted?.errors[field] ? `${field}-wrong` : undefined}
      >
        <option value="">{t('rsvp.meal')}</option>
        {offered.map((meal) => (
          <option key={meal}>{meal}</option>
        ))}
      </select>
      <Wrong field={field} posted={posted} />
    </div>
  )
}

function Brings({ guest, event, posted }: Props) {
  const kept = replyTo(guest, event.id)?.plus_one_count ?? 0
  const most = mostBrought(guest, event)
  if (most === 0) return null
  const field = fieldNames.brings(guest.id, event.id)
  return (
    <div className="guest-brings">
      <select
        className="input"
        id={field}
        name={field}
        defaultValue={posted?.values[field] ?? String(kept)}
        aria-label={t('rsvp.brings', { name: guest.firstname })}
        aria-describedby={posted?.errors[field] ? `${field}-wrong` : undefined}
      >
        {Array.from({ length: most + 1 }, (_, n) => (
          <option key={n} value={n}>
            {n === 0 ? t('rsvp.alone', { name: guest.firstname }) : t('rsvp.with', { name: guest.firstname, n })}
          </option>
        ))}
      </select>
      <Wrong field={field} posted={posted} />
    </div>
  )
}
