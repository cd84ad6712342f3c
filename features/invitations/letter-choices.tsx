import { t } from '#web/text/guest-tools-text.ts'
import type { BriefEvent } from '../events/contract.ts'
import type { LetterKind } from './contract.ts'
import { eventsIn, type LettersSearch } from './letters-search.ts'

interface Props {
  search: LettersSearch
  events: readonly BriefEvent[]
  change: (next: LettersSearch) => void
}

/** The kind of letter, the events it tells of, and whom it is for. */
export function LetterChoices({ search, events, change }: Props) {
  const { kind = 'invitation', to, again } = search
  const chosen = eventsIn(search.events ?? '')
  const isChosen = (id: number) => chosen.length === 0 || chosen.includes(id)
  const turn = (id: number) => {
    const next = events.map((event) => event.id).filter((other) => (other === id ? !isChosen(other) : isChosen(other)))
    if (next.length > 0) change({ events: next.length === events.length ? undefined : next.join(',') })
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
      {events.length > 1 && (
        <fieldset className="letter-ticks">
          <legend className="field-label">{t('letters_page.events')}</legend>
          {events.map(({ id, name }) => (
            <label className="check" key={id}>
              <input className="check-box" type="checkbox" checked={isChosen(id)} onChange={() => turn(id)} />
              <span className="check-words">{name}</span>
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

const kinds = ['save_the_date', 'invitation', 'reminder'] as const satisfies LetterKind[]

export function wordsOf(kind: LetterKind): string {
  if (kind === 'save_the_date') return t('letters_page.save_the_date')
  return kind === 'invitation' ? t('letters_page.invitation') : t('letters_page.reminder')
}
