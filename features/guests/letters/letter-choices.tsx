import { t } from '#web/text/text.ts'
import { longDay } from '#web/long-day.ts'
import type { LetterKind } from './contract.ts'
import type { LettersSearch } from './letters-search.ts'
import { isShut, type TellableEvent, toldEvents } from './told-events.ts'

interface Props {
  search: LettersSearch
  events: readonly TellableEvent[]
  /** Where the couple lives. */
  today: string
  change: (next: LettersSearch) => void
}

/** The kind of letter, the events it tells of, and whom it is for. */
export function LetterChoices({ search, events, today, change }: Props) {
  const { kind = 'invitation', to, again } = search
  const told = toldEvents(search, events, today).map(({ id }) => id)
  const turn = (id: number) => {
    const next = told.includes(id) ? told.filter((other) => other !== id) : [...told, id]
    if (next.length > 0) change({ events: next.join(',') })
  }
  return (
    <>
      <fieldset className="letter-kinds">
        <legend className="field-label">{t('letters_page.kind')}</legend>
        {kinds.map((one) => (
          <label key={one} data-chosen={one === kind || undefined}>
            <input type="radio" name="kind" checked={one === kind} onChange={() => change({ kind: one })} />
            {wordsOf(one)}
          </label>
        ))}
      </fieldset>
      {(events.length > 1 || told.length === 0) && (
        <fieldset className="letter-ticks">
          <legend className="field-label">{t('letters_page.events')}</legend>
          {events.map((event) => (
            <label className="check" key={event.id}>
              <input
                className="check-box"
                type="checkbox"
                checked={told.includes(event.id)}
                disabled={isShut(event, kind, today)}
                onChange={() => turn(event.id)}
              />
              <span className="check-words">
                {event.name} <Reason event={event} isShut={isShut(event, kind, today)} />
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <fieldset className="letter-ticks">
        <legend className="field-label">{t('letters_page.to')}</legend>
        {kind === 'reminder' ? (
          <p>{t('letters_page.waiting')}</p>
        ) : (
          [undefined, 'waiting' as const].map((one) => (
            <label className="check" key={one ?? 'all'}>
              <input className="check-box round" type="radio" name="to" checked={to === one} onChange={() => change({ to: one })} />
              <span className="check-words">{one ? t('letters_page.waiting') : t('letters_page.everybody')}</span>
            </label>
          ))
        )}
        <label className="check">
          <input
            className="check-box"
            type="checkbox"
            checked={again === '1'}
            onChange={({ currentTarget: { checked } }) => change({ again: checked ? '1' : undefined })}
          />
          <span className="check-words">{t('letters_page.again')}</span>
        </label>
      </fieldset>
    </>
  )
}

/** Why an event is not ticked at first. */
function Reason({ event: { date, reply_by }, isShut }: { event: TellableEvent; isShut: boolean }) {
  if (isShut) return <span className="field-hint">{t('letters_page.event_closed', { day: longDay(reply_by ?? '') ?? '' })}</span>
  return date === null && <span className="field-hint">{t('letters_page.event_no_day')}</span>
}

const kinds = ['save_the_date', 'change_of_date', 'invitation', 'reminder'] as const satisfies LetterKind[]

export function wordsOf(kind: LetterKind): string {
  if (kind === 'save_the_date') return t('letters_page.save_the_date')
  if (kind === 'change_of_date') return t('letters_page.change_of_date')
  return kind === 'invitation' ? t('letters_page.invitation') : t('letters_page.reminder')
}
