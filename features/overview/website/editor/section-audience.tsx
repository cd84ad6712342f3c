import type { Editing } from '#web/client/editing.ts'
import { t } from '#web/text/text.ts'
import { Checkbox } from '#web/ui/plain/checkbox.tsx'
import type { WebsitePage } from '../contract.ts'
import type { SectionDraft } from './section-draft.ts'

interface Props {
  editing: Editing<SectionDraft>
  events: WebsitePage['events']
}

/** Whoever the website opens to, or the guests of some of its days alone. */
export function SectionAudience({ editing: { mine, set, errorsOf }, events }: Props) {
  const { visible_to, event_ids } = mine
  const ways = [
    { way: 'everyone', label: t('website.for_all') },
    { way: 'events', label: t('website.for_events') },
  ] as const
  // An event that is gone may be among event_ids still; nobody could take it out by hand.
  const ticked = events.flatMap(({ id }) => (event_ids.includes(id) ? [id] : []))
  const toggle = (id: number, isChosen: boolean) => set({ event_ids: isChosen ? [...ticked, id] : ticked.filter((other) => other !== id) })
  return (
    <fieldset className="checks">
      <legend className="field-label">{t('website.for_whom')}</legend>
      {ways.map(({ way, label }) => (
        <label className="check" key={way}>
          <input
            className="check-box round"
            type="radio"
            name="visible_to"
            value={way}
            checked={way === visible_to}
            onChange={() => set({ visible_to: way })}
          />
          <span className="check-words">{label}</span>
        </label>
      ))}
      {visible_to === 'events' && (
        <div className="website-events">
          {events.map(({ id, name }) => (
            <Checkbox
              key={id}
              id={`section-event-${id}`}
              name="event"
              label={name}
              checked={ticked.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            />
          ))}
          {ticked.length === 0 && <p className="field-hint">{t('website.for_nobody')}</p>}
        </div>
      )}
      {errorsOf('event_ids').length > 0 && <p className="form-error">{errorsOf('event_ids').join(' ')}</p>}
    </fieldset>
  )
}
