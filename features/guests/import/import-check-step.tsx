import { useMemo, useState } from 'react'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import type { Checking, LookedAt } from './checking.ts'
import { lookAt } from './import-check.ts'
import { countsOf, type ImportCounts } from './import-counts.ts'
import { ImportDoubles } from './import-doubles.tsx'
import { ImportFoot } from '#web/files/import-foot.tsx'
import { ImportMark, type Mark } from '#web/files/import-mark.tsx'
import { ImportParties } from './import-parties.tsx'
import { type Decision, usualDecision } from './import-plan.ts'
import type { Source, useSource } from './import-state.ts'
import { numberFirst, numberWords } from '#web/files/number-words.ts'
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
  const counts = useMemo(() => countsOf(checked, source.targets), [checked, source.targets])
  const { added, merged, twice, left, look } = counts
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
            <Emphasis text={headline(counts)} />
          </h2>
          <p className="lead">
            {t('guest_import.in_all', { n: counts.all.toLocaleString('en-US') })} {t('guest_import.check_lead')}
          </p>
        </div>
      </div>
      <div className="import-counts">
        <Count n={added} kind="ok" words={t('guest_import.new')} />
        <Count n={merged} kind="wait" words={t('guest_import.known')} />
        {twice > 0 && <Count n={twice} kind="wait" words={t('guest_import.twice')} />}
        {left > 0 && <Count n={left} kind="none" words={t('guest_import.left')} />}
        <Count n={look} kind="bad" words={t('guest_import.of_these_look')} />
      </div>
      <ImportDoubles title={t('guest_import.list_title')} doubles={onList} checked={checked} onDecide={decide} />
      <ImportDoubles title={t('guest_import.file_title')} doubles={inFile} checked={checked} onDecide={decide} />
      <ImportParties
        rows={onlyOdd ? odd : fresh}
        isNobody={fresh.length === 0}
        look={look}
        onlyOdd={onlyOdd}
        onOnlyOdd={setOnlyOdd}
        onChange={setParties}
      />
      <Foot sources={sources} source={source} checking={checking} checked={checked} counts={counts} onBack={onBack} />
    </>
  )
}

function headline({ added, merged: known }: ImportCounts): string {
  if (known === 0) return t('guest_import.all_new', { new: numberFirst(added) })
  if (added === 0) return t('guest_import.all_known', { known: numberWords(known) })
  return t('guest_import.new_and_known', { new: numberFirst(added), known: numberWords(known) })
}

function Count({ n, kind, words }: { n: number; kind: Mark; words: string }) {
  return (
    <p>
      <b className="num">{n.toLocaleString('en-US')}</b>
      <ImportMark kind={kind}>{words}</ImportMark>
    </p>
  )
}

function Foot({ sources, source, checking, checked, counts, onBack }: Props & { counts: ImportCounts }) {
  const [n, merged] = [counts.added.toLocaleString('en-US'), numberWords(counts.merged)]
  const words =
    counts.merged === 0
      ? t('guest_import.do_import', { n })
      : counts.added === 0
        ? t('guest_import.do_merge', { merged })
        : t('guest_import.do_both', { n, merged })
  const isNobody = counts.added + counts.merged === 0
  return (
    <ImportFoot
      busy={sources.busy}
      problem={checking.problem}
      onBack={onBack}
      note={t('file_import.undo_hint')}
      go={isNobody ? t('guest_import.do_nothing') : words}
      isOff={isNobody}
      onGo={() => void checking.send(source, checked, counts)}
    />
  )
}
