import { useState } from 'react'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/guest-import-text.ts'
import type { Checking, LookedAt } from './checking.ts'
import { lookAt } from './import-check.ts'
import { ImportDoubles } from './import-doubles.tsx'
import { ImportFoot } from './import-foot.tsx'
import { ImportMark } from './import-mark.tsx'
import { ImportParties } from './import-parties.tsx'
import { type Decision, planOf, usualDecision } from './import-plan.ts'
import type { Source, useSource } from './import-state.ts'
import { numberFirst, numberWords } from './number-words.ts'
import type { Party } from './row-parties.ts'

interface Props {
  sources: ReturnType<typeof useSource>
  source: Source
  checking: Checking
  checked: LookedAt
  onBack: () => void
}

/** What would be added, who is known already, and what somebody should look at. */
export function ImportCheck({ sources, source, checking, checked, onBack }: Props) {
  const [onlyOdd, setOnlyOdd] = useState(false)
  const { parties, doubles, decisions } = checked
  const [onList, inFile] = [doubles.filter(({ of }) => of === 'list'), doubles.filter(({ of }) => of === 'file')]
  const known = new Set(doubles.map(({ party }) => party))
  const fresh = parties.flatMap((party, place) => (known.has(place) ? [] : [{ party, place, problems: lookAt(party, source.targets) }]))
  const odd = fresh.filter(({ problems }) => problems.length > 0)
  const decide = (places: readonly number[], change: Partial<Decision>) => {
    const usual = new Map(doubles.map((double) => [double.party, usualDecision(double)]))
    const next = places.map((place): [number, Decision] => [place, { ...(decisions.get(place) ?? usual.get(place)!), ...change }])
    checking.setChecked({ ...checked, decisions: new Map([...decisions, ...next]) })
  }
  const setParties = (change: (party: Party, place: number) => Party) => checking.setChecked({ ...checked, parties: parties.map(change) })
  return (
    <>
      <div className="import-head">
        <div>
          <h2>
            <Emphasis text={headline(fresh.length, onList.length)} />
          </h2>
          <p className="lead">{t('guest_import.check_lead')}</p>
        </div>
      </div>
      <div className="import-counts">
        <Count n={fresh.length - odd.length} kind="ok" words={t('guest_import.new')} />
        <Count n={onList.length} kind="wait" words={t('guest_import.known')} />
        {inFile.length > 0 && <Count n={inFile.length} kind="wait" words={t('guest_import.twice')} />}
        <Count n={odd.length} kind="bad" words={t('guest_import.look')} />
      </div>
      <ImportDoubles
        title={onList.length === 1 ? t('guest_import.list_title_one') : t('guest_import.list_title', { n: numberFirst(onList.length) })}
        doubles={onList}
        checked={checked}
        onDecide={decide}
      />
      <ImportDoubles
        title={inFile.length === 1 ? t('guest_import.file_title_one') : t('guest_import.file_title', { n: numberFirst(inFile.length) })}
        doubles={inFile}
        checked={checked}
        onDecide={decide}
      />
      <ImportParties
        rows={onlyOdd ? odd : fresh}
        all={fresh.length}
        odd={odd.length}
        onlyOdd={onlyOdd}
        onOnlyOdd={setOnlyOdd}
        onChange={setParties}
      />
      <Foot sources={sources} source={source} checking={checking} checked={checked} onBack={onBack} />
    </>
  )
}

function headline(fresh: number, known: number): string {
  if (known === 0) return t('guest_import.all_new', { new: numberFirst(fresh) })
  if (fresh === 0) return t('guest_import.all_known', { known: numberWords(known) })
  return t('guest_import.new_and_known', { new: numberFirst(fresh), known: numberWords(known) })
}

function Count({ n, kind, words }: { n: number; kind: 'ok' | 'wait' | 'bad'; words: string }) {
  return (
    <p>
      <b className="num">{n.toLocaleString('en-US')}</b>
      <ImportMark kind={kind}>{words}</ImportMark>
    </p>
  )
}

function Foot({ sources, source, checking, checked, onBack }: Props) {
  const plan = planOf({ ...checked, labels: { email: t('guest_import.note_email'), phone: t('guest_import.note_phone') } })
  const [n, merged] = [plan.guests.length.toLocaleString('en-US'), numberWords(plan.merges.length)]
  const words =
    plan.merges.length === 0
      ? t('guest_import.do_import', { n })
      : plan.guests.length === 0
        ? t('guest_import.do_merge', { merged })
        : t('guest_import.do_both', { n, merged })
  const isNobody = plan.guests.length + plan.merges.length === 0
  return (
    <ImportFoot
      busy={sources.busy}
      problem={checking.problem}
      onBack={onBack}
      note={t('guest_import.undo_hint')}
      go={isNobody ? t('guest_import.do_nothing') : words}
      isOff={isNobody}
      onGo={() => void checking.send(source, checked)}
    />
  )
}
