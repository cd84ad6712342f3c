import { Link } from '@tanstack/react-router'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { escortCards } from './escort-cards.ts'
import { KitchenSheet } from './kitchen-sheet.tsx'
import { keyOf } from './person-key.ts'
import type { SeatingPlan } from './contract.ts'
import { tableName } from './wish-words.ts'

/** For the kitchen and for the entrance, as they leave the printer. */
export function SeatingSheets({ plan }: { plan: SeatingPlan }) {
  const { id, name, date } = plan.event
  return (
    <main className="seating sheets" id="main">
      <header className="tool-head">
        <div>
          <Link className="seating-back" to="." search={{}}>
            <Icon name="arrow-left" /> {t('sheet.back')}
          </Link>
          <p className="kicker num">{t('seating.of', { name, day: (date && longDay(date)) ?? t('seating.no_day') })}</p>
          <h1>{t('sheet.title')}</h1>
        </div>
        <div className="buttons">
          <button className="button" type="button" onClick={() => window.print()}>
            <Icon name="printer" />
            {t('sheet.print')}
          </button>
          <a className="button" href={`/api/v1/guest_wedding_events/${id}/seating/sheet`} download>
            <Icon name="download-simple" />
            {t('sheet.csv')}
          </a>
        </div>
      </header>
      <section className="kitchen" aria-labelledby="sheet-kitchen">
        <h2 id="sheet-kitchen">{t('sheet.kitchen')}</h2>
        <p className="hint">{t('sheet.kitchen_text')}</p>
        <KitchenSheet plan={plan} />
      </section>
      <section className="escort" aria-labelledby="sheet-escort">
        <h2 id="sheet-escort">{t('sheet.escort')}</h2>
        <p className="hint">{t('sheet.escort_text')}</p>
        <ul>
          {escortCards(plan.people).map((person) => (
            <li key={keyOf(person)}>
              <b>{person.name}</b> <span>{tableName(plan, person.table_id)}</span>
            </li>
          ))}
        </ul>
      </section>
    </main>
  )
}
