import { ImportColumn } from '#web/files/import-column.tsx'
import { ImportColumns } from '#web/files/import-columns.tsx'
import { ImportFoot } from '#web/files/import-foot.tsx'
import { ImportSheet } from '#web/files/import-sheet.tsx'
import { refusalWords } from '#web/files/refusal-words.ts'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Checkbox } from '#web/ui/plain/checkbox.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import type { BudgetPage } from '../contract.ts'
import { guessColumns } from './column-guess.ts'
import { noteOf } from './column-notes.ts'
import type { Source, useSource } from './import-state.ts'
import { targetChoices } from './import-targets.ts'

interface Props {
  sources: ReturnType<typeof useSource>
  source: Source
  page: BudgetPage
  problem: string
  onCheck: () => void
}

/** What each column is about: guessed, and put right. */
export function BudgetImportMatch({ sources, source, page, problem, onCheck }: Props) {
  const { name, rows, headAt, targets, sheets, file } = source
  const { busy, refused, setSource, toStep, read } = sources
  const n = rows.length - headAt - 1
  const used = targets.filter((target) => target !== 'leave_out').length
  const said = n === 1 ? t('file_import.rows_one') : t('file_import.rows', { n: n.toLocaleString('en-US') })
  const isNamed = targets.includes('name') || targets.includes('category')
  const unread = refused ? refusalWords(refused, t('budget_import.kinds')) : ''
  return (
    <>
      <div className="import-head">
        <div>
          <h2>
            <Emphasis text={t('budget_import.match_title')} />
          </h2>
          <p className="lead">
            <b>{name}</b>, {t('budget_import.match_lead', { rows: said })}
          </p>
        </div>
        <button className="button from-tablet" type="button" onClick={() => toStep(undefined)}>
          <Icon name="file-xls" />
          {t('file_import.another')}
        </button>
      </div>
      <ImportSheet sheets={sheets} onChange={(sheet) => void read({ name, file, sheet, words: t('file_import.reading', { name }) })} />
      <Columns source={source} setSource={setSource} />
      <More source={source} page={page} setSource={setSource} />
      <ImportFoot
        busy={busy}
        problem={isNamed ? problem || unread : t('budget_import.no_name')}
        onBack={() => toStep(undefined)}
        note={t('budget_import.used', { rows: said, used, left: targets.length - used })}
        go={n === 1 ? t('budget_import.check_one') : t('budget_import.check', { n: n.toLocaleString('en-US') })}
        isOff={!isNamed || n < 1}
        onGo={onCheck}
        isOnwards
      />
    </>
  )
}

interface PartProps {
  source: Source
  setSource: (source: Source) => void
}

function Columns({ source, setSource }: PartProps) {
  const { rows, headAt, targets } = source
  return (
    <ImportColumns>
      {targets.map((target, place) => {
        const cells = rows.slice(headAt + 1).map((row) => row[place] ?? '')
        return (
          <ImportColumn
            // oxlint-disable-next-line react/no-array-index-key -- a column is known by its place alone
            key={place}
            heading={rows[headAt]?.[place] || t('file_import.unnamed', { n: place + 1 })}
            cells={cells}
            target={target}
            isLeft={target === 'leave_out'}
            note={noteOf(target, cells)}
            choices={targetChoices}
            onChange={(next) => setSource({ ...source, targets: chosen(targets, place, next) })}
          />
        )
      })}
    </ImportColumns>
  )
}

/** One column says what somebody chose it for; only notes stand in many. */
function chosen(targets: Source['targets'], place: number, next: Source['targets'][number]): Source['targets'] {
  const isMany = next === 'notes' || next === 'leave_out'
  return targets.map((target, nth) => (nth === place ? next : target === next && !isMany ? 'leave_out' : target))
}

/** What goes for all rows. */
function More({ source, page: { guest_wedding_events: events, wedding }, setSource }: PartProps & { page: BudgetPage }) {
  const { rows, headAt, event_id } = source
  const none = wedding.role === 'helper' ? [] : [{ value: '', label: t('budget.no_event') }]
  return (
    <div className="import-more">
      <Checkbox
        id="import-head"
        name="head"
        label={t('budget_import.has_head', { name: rows[Math.max(headAt, 0)]?.find(Boolean) ?? '' })}
        checked={headAt >= 0}
        onChange={({ target }) => setSource({ ...source, ...guessColumns(rows, target.checked ? 0 : -1) })}
      />
      {events.length > 0 && (
        <SelectField
          id="import-event"
          name="event_id"
          label={t('budget_import.on_event')}
          choices={[...none, ...events.map(({ id, name }) => ({ value: String(id), label: name }))]}
          value={event_id ?? ''}
          onChange={({ target }) => setSource({ ...source, event_id: target.value === '' ? null : Number(target.value) })}
        />
      )}
    </div>
  )
}
