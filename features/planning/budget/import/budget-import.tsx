import { ImportStart } from '#web/files/import-start.tsx'
import { ImportSteps, type Step } from '#web/files/import-steps.tsx'
import { ContentHeader } from '#web/layouts/content-header.tsx'
import { HeaderButton } from '#web/layouts/header-button.tsx'
import { t } from '#web/text/text.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { budgetPath } from '../budget-search.ts'
import type { BudgetPage } from '../contract.ts'
import { BudgetImportCheck } from './budget-import-check.tsx'
import { BudgetImportDone } from './budget-import-done.tsx'
import { BudgetImportMatch } from './budget-import-match.tsx'
import { useChecking } from './checking.ts'
import { useSource } from './import-state.ts'

interface Props {
  step: Step | undefined
  act: string | undefined
  /** The event whose costs were shown, which says whose wedding it is. */
  event: number | undefined
  page: BudgetPage
}

const accepted = '.xlsx,.csv,.tsv,.txt,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** From a file to the budget in four steps; nothing is saved before the last of them. */
export function BudgetImport({ step: asked, act, event, page }: Props) {
  const isHelper = page.wedding.role === 'helper'
  const sources = useSource(event ?? null)
  const { source, toStep } = sources
  const checking = useChecking({ sources, page, event })
  const step = stepAt(asked, source !== undefined, checking.checked !== undefined, act)
  const back = event === undefined ? budgetPath : `${budgetPath}?event=${event}`
  return (
    <>
      <ContentHeader title={t('budget_import.title')} back={back}>
        <HeaderButton icon="x" label={t('budget_import.close')} to={back} />
      </ContentHeader>
      <main className="wrap file-import" id="main">
        <ImportSteps step={step} first={t('budget_import.step_file')} />
        {isHelper && <Whose page={page} event={event} />}
        {step === undefined && (
          <ImportStart
            sources={sources}
            accepted={accepted}
            words={{
              title: t('budget_import.start_title'),
              lead: t('budget_import.start_lead'),
              hint: t('budget_import.file_hint'),
              example: t('budget_import.paste_example'),
              kinds: t('budget_import.kinds'),
            }}
            unread={
              <>
                {t('budget_import.no_script')} <a href={`${budgetPath}?add=1`}>{t('budget_import.write_down')}</a>
              </>
            }
          />
        )}
        {step === 'match' && source && (
          <BudgetImportMatch
            sources={sources}
            source={source}
            page={page}
            onCheck={() => void checking.check(source)}
            problem={checking.problem}
          />
        )}
        {step === 'check' && source && checking.checked && (
          <BudgetImportCheck sources={sources} source={source} page={page} checking={checking} checked={checking.checked} />
        )}
        {step === 'done' && act && <BudgetImportDone act={act} done={checking.done} budget={back} onNext={() => toStep(undefined)} />}
      </main>
    </>
  )
}

/** An address may name a step that nothing was read for, as after a reload. */
function stepAt(step: Step | undefined, isRead: boolean, isChecked: boolean, act: string | undefined): Step | undefined {
  if (step === 'done') return act ? step : undefined
  if (!isRead) return undefined
  return step === 'check' && !isChecked ? 'match' : step
}

function Whose({ page: { wedding, guest_wedding_events }, event }: Pick<Props, 'page' | 'event'>) {
  const names = coupleNames(wedding).join(' & ')
  const name = guest_wedding_events.find(({ id }) => id === event)?.name ?? ''
  return <p className="kicker">{t('budget_import.for_event', { names, event: name })}</p>
}
