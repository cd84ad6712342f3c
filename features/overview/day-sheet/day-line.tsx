import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Item, ListedPerson, Sheet } from './sheet-shapes.ts'
import { clockAt } from './day-time.ts'

interface Props {
  item: Item
  sheet: Sheet
  shown: ListedPerson | undefined
  onEdit: () => void
}

/** One line: when, what and where, and who to call. */
export function DayLine({ item, sheet, shown, onEdit }: Props) {
  const { starts, title, place, notes, in_charge, moves, seen_by } = item
  const [time, half] = clockAt(starts).split(' ')
  const people = sheet.people.filter(({ id }) => item.people.includes(id) && id !== shown?.id)
  return (
    <li className="day-line">
      <p className="day-time num">
        <b>{time}</b> {half}
      </p>
      <div className="day-what">
        <h4>{title}</h4>
        {(notes || place) && (
          <p>
            {notes} {place && <em>{place}</em>}
          </p>
        )}
        {moves === 'never' && (
          <p className="day-mark">
            <Icon name="lock-simple" /> {t('day.cannot')}
          </p>
        )}
        {seen_by !== 'everyone' && (
          <p className="day-mark">
            <Icon name="eye-slash" /> {t(seen_by === 'named' ? 'day.only_named' : 'day.only_planners')}
          </p>
        )}
      </div>
      <ul className="day-people-of">
        {people.map(({ id, name, phone }) => (
          <li key={id}>
            <b>{name}</b>
            {phone && (
              <a className="num" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                {phone}
              </a>
            )}
          </li>
        ))}
        {in_charge && (
          <li>
            <b>{in_charge}</b>
          </li>
        )}
      </ul>
      <button className="close-button" type="button" aria-label={t('day.edit_of', { title })} onClick={onEdit}>
        <Icon name="pencil-simple" />
      </button>
    </li>
  )
}
