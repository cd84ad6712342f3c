import { t } from '#web/text/text.ts'
import { keys } from '#web/map/permission-names.ts'
import { type Ticks, ticked, withTick } from './helper-draft.ts'

interface Event {
  id: number
  name: string
}

interface Props {
  events: readonly Event[]
  ticks: Ticks
  onChange: (ticks: Ticks) => void
  errors: readonly string[] | undefined
}

/** Five things down, the events across; with many events it scrolls inside the dialog, the names of the things staying. */
export function HelperGrid({ events, ticks, onChange, errors }: Props) {
  if (events.length === 0) return <p className="field-hint">{t('helping.no_events')}</p>
  return (
    <div className="helper-grid" role="group" aria-labelledby="helper-grid" aria-describedby={errors ? 'helper-grid-wrong' : undefined}>
      <div className="helper-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col" id="helper-grid">
                {t('helping.may_open')}
              </th>
              {events.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keys.map(({ permission, name, what }) => (
              <tr key={permission}>
                <th scope="row">
                  <b>{name}</b>
                  <small>{what}</small>
                </th>
                {events.map((event) => (
                  <td key={event.id}>
                    <label>
                      <input
                        type="checkbox"
                        className="check-box"
                        aria-label={t('helping.tick', { key: name, event: event.name })}
                        checked={ticked(ticks, event.id, permission)}
                        onChange={({ currentTarget: { checked } }) => onChange(withTick(ticks, event.id, permission, checked))}
                      />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {errors && (
        <p className="field-error" id="helper-grid-wrong" role="alert">
          {errors.join(' ')}
        </p>
      )}
    </div>
  )
}
