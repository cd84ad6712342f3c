import { useState } from 'react'
import { t } from '#web/text/text.ts'
import type { LookedAt } from './checking.ts'
import type { Double, DoubleField } from './doubles.ts'
import { type Choice, type Decision, usualDecision } from './import-plan.ts'
import { draftWords, knownWords } from './party-words.ts'

interface Props {
  title: string
  doubles: readonly Double[]
  checked: LookedAt
  onDecide: (places: readonly number[], change: Partial<Decision>) => void
}

const mostAtFirst = 6
const mostMore = 100

/** Who is there already: side by side, with what becomes of each. */
export function ImportDoubles({ title, doubles, checked, onDecide }: Props) {
  const [shown, setShown] = useState(mostAtFirst)
  const left = doubles.length - shown
  if (doubles.length === 0) return null
  return (
    <section className="import-doubles">
      <div className="import-doubles-head">
        <h3>{title}</h3>
        {doubles.length > 1 && (
          <button
            className="button ghost small"
            type="button"
            onClick={() =>
              onDecide(
                doubles.map(({ party }) => party),
                { choice: 'merge' },
              )
            }
          >
            {t('guest_import.merge_all')}
          </button>
        )}
      </div>
      {doubles.slice(0, shown).map((double) => (
        <OneDouble key={double.party} double={double} checked={checked} onDecide={(change) => onDecide([double.party], change)} />
      ))}
      {left > 0 && (
        <button className="button ghost" type="button" onClick={() => setShown(shown + mostMore)}>
          {left > mostMore ? t('guest_import.show_some', { n: mostMore }) : t('guest_import.show_more', { n: left })}
        </button>
      )}
    </section>
  )
}

interface OneProps {
  double: Double
  checked: LookedAt
  onDecide: (change: Partial<Decision>) => void
}

function OneDouble({ double, checked: { parties, known, decisions }, onDecide }: OneProps) {
  const { party, matches, adds, differs } = double
  const { choice, replace } = decisions.get(party) ?? usualDecision(double)
  const [match] = matches
  const draft = draftWords(parties[party]!)
  const earlier = match?.earlier && parties[match.earlier.party]
  const there = earlier ? draftWords(earlier) : knownWords(known.get(match?.known ?? 0) ?? { id: 0, firstname: '' })
  const news = adds.length > 0 ? t('guest_import.adds', { fields: adds.map((field) => fieldWords[field]).join(', ') }) : ''
  return (
    <article className="import-double">
      <div>
        <span>{earlier ? t('guest_import.further_up', { n: earlier.row + 1 }) : t('guest_import.on_list')}</span>
        <b>{there.name}</b>
        <span>{there.more}</span>
      </div>
      <div>
        <span>{t('guest_import.in_file')}</span>
        <b>{draft.name}</b>
        <span>{[draft.more, news].filter(Boolean).join(' · ')}</span>
      </div>
      <Choices party={party} name={draft.name} choice={choice} onChoose={(choice) => onDecide({ choice })} />
      {choice === 'merge' && differs.length > 0 && !earlier && (
        <p className="import-differs">
          {differs.length === 1
            ? t('guest_import.differs_one', { fields: fieldWords[differs[0]!] })
            : t('guest_import.differs', { fields: differs.map((field) => fieldWords[field]).join(', ') })}
          <label className="check">
            <input
              className="check-box"
              type="checkbox"
              checked={replace}
              onChange={({ target }) => onDecide({ replace: target.checked })}
            />
            {t('guest_import.replace')}
          </label>
        </p>
      )}
    </article>
  )
}

const fieldWords: Record<DoubleField, string> = {
  email: t('guest_import.field_email'),
  phone: t('guest_import.field_phone'),
  address: t('guest_import.field_address'),
  group: t('guest_import.field_group'),
  dietary: t('guest_import.field_dietary'),
  table: t('guest_import.field_table'),
  lastname: t('guest_import.field_lastname'),
}

const choices: readonly [Choice, string][] = [
  ['merge', t('guest_import.merge')],
  ['keep', t('guest_import.keep')],
  ['skip', t('guest_import.skip')],
]

function Choices({ party, name, choice, onChoose }: { party: number; name: string; choice: Choice; onChoose: (choice: Choice) => void }) {
  return (
    <fieldset className="field import-choices">
      <legend className="only-heard">{t('guest_import.what_with', { name })}</legend>
      <div className="check-segments">
        {choices.map(([value, words]) => (
          <label className="check" key={value}>
            <input
              className="check-box round"
              type="radio"
              name={`double-${party}`}
              value={value}
              checked={choice === value}
              onChange={() => onChoose(value)}
            />
            <span className="check-words">{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
