import { useState } from 'react'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Problem } from '#features/guests/list/adding/guest-draft-fields.ts'
import { ImportEdit } from './import-edit.tsx'
import { ImportMark } from '#web/files/import-mark.tsx'
import { ImportFilter, ImportTake } from '#web/files/import-picks.tsx'
import { contactOf, headsOf, partyName, problemWords } from './party-words.ts'
import type { Party } from './row-parties.ts'

interface Row {
  party: Party
  /** Among all parties of the file. */
  place: number
  problems: readonly Problem[]
}

interface Props {
  rows: readonly Row[]
  isNobody: boolean
  /** Guests whom somebody should look at. */
  look: number
  onlyOdd: boolean
  onOnlyOdd: (onlyOdd: boolean) => void
  onChange: (change: (party: Party, place: number) => Party) => void
}

const mostAtFirst = 25
const mostMore = 200

/** Those who are new: each can be left out, and put right in place. */
export function ImportParties({ rows, isNobody, look, onlyOdd, onOnlyOdd, onChange }: Props) {
  const [shown, setShown] = useState(mostAtFirst)
  const [edited, setEdited] = useState<number>()
  const left = rows.length - shown
  const takeable = rows.filter(({ party }) => isNamed(party))
  const isAll = takeable.length > 0 && takeable.every(({ party }) => party.isTaken)
  const places = new Set(takeable.map(({ place }) => place))
  if (isNobody) return <p className="import-none">{t('guest_import.nobody_new')}</p>
  return (
    <section className="import-new">
      <div className="import-new-head">
        <h3>{t('guest_import.new_ones')}</h3>
        <div className="chips">
          <ImportFilter words={t('guest_import.all')} isOn={!onlyOdd} onPress={() => onOnlyOdd(false)} />
          {(look > 0 || onlyOdd) && <ImportFilter words={t('guest_import.look')} n={look} isOn={onlyOdd} onPress={() => onOnlyOdd(true)} />}
        </div>
      </div>
      <div className="import-party import-party-head">
        <ImportTake
          label={t('guest_import.take_all')}
          isOn={isAll}
          onChange={(isTaken) => onChange((party, place) => (places.has(place) ? { ...party, isTaken } : party))}
        />
        <div className="import-party-words" aria-hidden="true">
          <span>{t('guest_import.head_name')}</span>
          <span className="import-heads">{t('guest_import.head_party')}</span>
          <span>{t('guest_import.head_group')}</span>
          <span>{t('guest_import.head_contact')}</span>
        </div>
        <span aria-hidden="true">{t('guest_import.head_see')}</span>
      </div>
      {rows.length === 0 && <p className="import-none">{t('guest_import.nobody_odd')}</p>}
      <ul>
        {rows.slice(0, shown).map((row) => (
          <OneParty
            key={row.place}
            {...row}
            isEdited={edited === row.place}
            onEdit={(isEdited) => setEdited(isEdited ? row.place : undefined)}
            onChange={(changed) => onChange((party, place) => (place === row.place ? changed : party))}
          />
        ))}
      </ul>
      {left > 0 && (
        <button className="button ghost" type="button" onClick={() => setShown(shown + mostMore)}>
          {left > mostMore ? t('guest_import.show_some', { n: mostMore }) : t('guest_import.show_more', { n: left })}
        </button>
      )}
    </section>
  )
}

function isNamed({ guests }: Party): boolean {
  return guests.some(({ firstname }) => firstname !== '')
}

interface OneProps extends Row {
  isEdited: boolean
  onEdit: (isEdited: boolean) => void
  onChange: (party: Party) => void
}

function OneParty({ party, problems, isEdited, onEdit, onChange }: OneProps) {
  const name = partyName(party)
  const [problem] = problems
  const heads = headsOf(party)
  const group = party.guests[0]?.relationship ?? ''
  const isTaken = party.isTaken && isNamed(party)
  return (
    <li data-left={!isTaken || undefined}>
      <div className="import-party">
        <ImportTake
          label={t('guest_import.take', { name })}
          isOn={isTaken}
          isOff={!isNamed(party)}
          onChange={(isTaken) => onChange({ ...party, isTaken })}
        />
        <div className="import-party-words num">
          <b>{name}</b>
          <span className="import-heads">{heads}</span>
          <span>{group}</span>
          <span>{contactOf(party)}</span>
        </div>
        <ImportMark kind={problem ? 'bad' : 'ok'}>{problem ? problemWords(problem) : t('guest_import.new')}</ImportMark>
        <button
          className="icon-button"
          type="button"
          aria-label={t('guest_import.edit', { name })}
          aria-expanded={isEdited}
          onClick={() => onEdit(!isEdited)}
        >
          <Icon name="pencil-simple" />
        </button>
      </div>
      {isEdited && (
        <ImportEdit
          party={party}
          problems={problems}
          onCancel={() => onEdit(false)}
          onDone={(changed) => {
            onChange(changed)
            onEdit(false)
          }}
        />
      )}
    </li>
  )
}
