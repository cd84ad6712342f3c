import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Checkbox } from '#web/ui/plain/checkbox.tsx'
import type { GuestPage } from '#features/guests/list/contract.ts'
import type { Checking } from './checking.ts'
import { guessColumns } from './column-guess.ts'
import type { Target } from './column-targets.ts'
import { ImportColumn } from '#web/files/import-column.tsx'
import { ImportColumns } from '#web/files/import-columns.tsx'
import { ImportSheet } from '#web/files/import-sheet.tsx'
import { noteOf } from './column-notes.ts'
import { ImportFoot } from '#web/files/import-foot.tsx'
import type { Source, useSource } from './import-state.ts'
import { numberFirst, numberWords } from '#web/files/number-words.ts'
import { refusalWords } from '#web/files/refusal-words.ts'
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
  const said = n === 1 ? t('file_import.rows_one') : t('file_import.rows', { n: n.toLocaleString('en-US') })
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
          {t('file_import.another')}
        </button>
      </div>
      <ImportSheet sheets={sheets} onChange={(sheet) => void read({ name, file, sheet, words: t('file_import.reading', { name }) })} />
      <Columns source={source} events={events} setSource={setSource} />
      <More source={source} events={events} setSource={setSource} />
      <ImportFoot
        busy={busy}
        problem={missing || checking.problem || (refused ? refusalWords(refused, t('guest_import.not_ours')) : '')}
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
    <ImportColumns>
      {targets.map((target, place) => {
        const heading = head?.[place] || t('file_import.unnamed', { n: place + 1 })
        const cells = body.map((row) => row[place] ?? '')
        return (
          <ImportColumn
            // oxlint-disable-next-line react/no-array-index-key -- a column is known by its place alone
            key={place}
            heading={heading}
            cells={cells}
            target={target}
            isLeft={target === 'leave_out'}
            note={noteOf(target, cells, heading)}
            choices={choices}
            onChange={(next) => change(place, next)}
          />
        )
      })}
    </ImportColumns>
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
