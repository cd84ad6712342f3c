import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Checkbox } from '#web/ui/plain/checkbox.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import type { GuestPage } from '#features/guests/list/contract.ts'
import type { Checking } from './checking.ts'
import { guessColumns } from './column-guess.ts'
import type { Target } from './column-targets.ts'
import { ImportColumn } from './import-column.tsx'
import { ImportFoot } from './import-foot.tsx'
import type { Source, useSource } from './import-state.ts'
import { numberFirst, numberWords } from './number-words.ts'
import { refusalWords } from './refusal-words.ts'
import { targetChoices } from './target-words.ts'

interface Props {
  sources: ReturnType<typeof useSource>
  source: Source
  events: GuestPage['guest_wedding_events']
  checking: Checking
  /** Whoever helps puts guests on the lists that they help with. */
  isHelper: boolean
}

/** What each column is about: guessed, and put right. */
export function ImportMatch({ sources, source, events, checking, isHelper }: Props) {
  const { name, rows, headAt, targets, guessed, sheets, file } = source
  const { busy, refused, setSource, toStep, read } = sources
  const n = rows.length - headAt - 1
  const columns = targets.length
  const used = targets.filter((target) => target !== 'leave_out').length
  const said = n === 1 ? t('guest_import.rows_one') : t('guest_import.rows', { n: n.toLocaleString('en-US') })
  const isNamed = targets.some((target) => target === 'name' || target === 'firstname' || target === 'lastname' || target === 'household')
  const isListed = !isHelper || source.lists.length > 0
  const missing = isNamed ? (isListed ? '' : t('guest_import.choose_event')) : t('guest_import.no_name')
  return (
    <>
      <div className="import-head">
        <div>
          <h2>
            <Emphasis
              text={
                guessed === columns
                  ? t('guest_import.match_all')
                  : t('guest_import.match_some', { n: numberFirst(guessed), all: numberWords(columns) })
              }
            />
          </h2>
          <p className="lead">
            <b>{name}</b>, {t('guest_import.match_lead', { rows: said })}
          </p>
        </div>
        <button className="button from-tablet" type="button" onClick={() => toStep(undefined)}>
          <Icon name="file-xls" />
          {t('guest_import.another')}
        </button>
      </div>
      {sheets && sheets.names.length > 1 && file && (
        <div className="import-sheet">
          <SelectField
            id="import-sheet"
            name="sheet"
            label={t('guest_import.sheet')}
            choices={sheets.names.map((label, nth) => ({ value: String(nth), label }))}
            value={sheets.current}
            onChange={({ target }) => void read({ name, file, sheet: Number(target.value), words: t('guest_import.reading', { name }) })}
          />
        </div>
      )}
      <Columns source={source} events={events} setSource={setSource} />
      <More source={source} events={events} setSource={setSource} />
      <ImportFoot
        busy={busy}
        problem={missing || checking.problem || (refused ? refusalWords[refused] : '')}
        onBack={() => toStep(undefined)}
        note={t('guest_import.used', { rows: said, used, left: columns - used })}
        go={n === 1 ? t('guest_import.check_one') : t('guest_import.check', { n: n.toLocaleString('en-US') })}
        isOff={!isNamed || !isListed}
        onGo={() => void checking.check(source)}
        isOnwards
      />
    </>
  )
}

interface PartProps extends Pick<Props, 'source' | 'events'> {
  setSource: (source: Source) => void
}

function Columns({ source, events, setSource }: PartProps) {
  const { rows, headAt, targets } = source
  const [head, body] = [rows[headAt], rows.slice(headAt + 1)]
  const choices = targetChoices(events)
  const change = (place: number, target: Target) =>
    setSource({ ...source, targets: targets.map((each, nth) => (nth === place ? target : each)) })
  return (
    <div className="import-columns" role="table" aria-label={t('guest_import.columns')}>
      <div className="import-columns-head" role="row">
        <span role="columnheader">{t('guest_import.column')}</span>
        <span role="columnheader">{t('guest_import.samples')}</span>
        <span role="columnheader">{t('guest_import.goes_to')}</span>
        <span role="columnheader">{t('guest_import.will_do')}</span>
      </div>
      {targets.map((target, place) => (
        <ImportColumn
          // oxlint-disable-next-line react/no-array-index-key -- a column is known by its place alone
          key={place}
          heading={head?.[place] || t('guest_import.unnamed', { n: place + 1 })}
          cells={body.map((row) => row[place] ?? '')}
          target={target}
          choices={choices}
          onChange={(next) => change(place, next)}
        />
      ))}
    </div>
  )
}

/** What goes for all rows. */
function More({ source, events, setSource }: PartProps) {
  const { rows, headAt, targets } = source
  const putOn = (id: number, isOn: boolean) =>
    setSource({ ...source, lists: [...source.lists.filter((list) => list !== id), ...(isOn ? [id] : [])] })
  const setHead = (isHead: boolean) => {
    const next = guessColumns(rows, events, isHead ? 0 : -1)
    setSource({ ...source, ...next, targets: isHead ? next.targets : targets })
  }
  return (
    <div className="import-more">
      <Checkbox
        id="import-head"
        name="head"
        label={t('guest_import.has_head', { name: rows[Math.max(headAt, 0)]?.find(Boolean) ?? '' })}
        checked={headAt >= 0}
        onChange={({ target }) => setHead(target.checked)}
      />
      {events.length > 0 && (
        <fieldset className="field">
          <legend className="field-label">{t('guest_import.put_on')}</legend>
          <div className="checks">
            {events.map((event) => (
              <Checkbox
                key={event.id}
                id={`import-event-${event.id}`}
                name={`event_${event.id}`}
                label={event.name}
                checked={source.lists.includes(event.id)}
                onChange={({ target }) => putOn(event.id, target.checked)}
              />
            ))}
          </div>
          <p className="field-hint">{t('guest_import.put_on_hint')}</p>
        </fieldset>
      )}
      {targets.includes('phone') && <p className="import-aside">{t('guest_import.abroad')}</p>}
    </div>
  )
}
