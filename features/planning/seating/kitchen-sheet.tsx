import { t } from '#web/text/text.ts'
import type { SeatingPlan } from './contract.ts'
import { dishesOf, kitchenSums, type TableSums } from './kitchen-sums.ts'

/** What is served at each table, with children, infants and vendors, and what the kitchen must know. */
export function KitchenSheet({ plan }: { plan: SeatingPlan }) {
  const rows = kitchenSums(plan)
  const dishes = dishesOf(rows)
  const sum = (count: (row: TableSums) => number) => rows.reduce((all, row) => all + count(row), 0)
  const notes = rows.flatMap(({ table, people }) =>
    people.filter(({ diet }) => diet !== '').map((person) => ({ ...person, table: table?.name })),
  )
  return (
    <>
      <div className="kitchen-table" tabIndex={0} role="region" aria-label={t('sheet.kitchen_text')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('sheet.table')}</th>
              {dishes.map((meal) => (
                <th key={meal} scope="col">
                  {meal || t('sheet.not_said')}
                </th>
              ))}
              <th scope="col">{t('sheet.children')}</th>
              <th scope="col">{t('sheet.infants')}</th>
              <th scope="col">{t('sheet.vendors')}</th>
              <th scope="col">{t('sheet.all')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.table?.id ?? 0} name={row.table?.name ?? t('sheet.no_table')} dishes={dishes} count={(of) => of(row)} />
            ))}
          </tbody>
          <tfoot>
            <Row name={t('sheet.plates')} dishes={dishes} count={sum} />
          </tfoot>
        </table>
      </div>
      <h3>{t('sheet.notes')}</h3>
      {notes.length === 0 && <p className="hint">{t('sheet.notes_none')}</p>}
      <ul className="kitchen-notes">
        {notes.map(({ name, table = t('sheet.no_table'), diet, guest_id }) => (
          <li key={guest_id}>{t('sheet.note_at', { name, table, diet })}</li>
        ))}
      </ul>
    </>
  )
}

interface RowProps {
  name: string
  dishes: readonly string[]
  count: (of: (row: TableSums) => number) => number
}

function Row({ name, dishes, count }: RowProps) {
  const figure = (key: string, n: number) => <td key={key}>{n === 0 ? '–' : n}</td>
  return (
    <tr>
      <th scope="row">{name}</th>
      {dishes.map((meal) =>
        figure(
          `meal ${meal}`,
          count(({ meals }) => meals.get(meal) ?? 0),
        ),
      )}
      {figure(
        'children',
        count(({ children }) => children),
      )}
      {figure(
        'infants',
        count(({ infants }) => infants),
      )}
      {figure(
        'vendors',
        count(({ vendors }) => vendors),
      )}
      {figure(
        'all',
        count(({ people }) => people.length),
      )}
    </tr>
  )
}
