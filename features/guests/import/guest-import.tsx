import { ContentHeader } from '#web/layouts/content-header.tsx'
import { HeaderButton } from '#web/layouts/header-button.tsx'
import { t } from '#web/text/text.ts'
import type { GuestPage } from '#features/guests/list/contract.ts'
import { guestListPath } from '#features/guests/list/guest-search.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { useChecking } from './checking.ts'
import { ImportCheck } from './import-check-step.tsx'
import { ImportDone } from './import-done.tsx'
import { ImportMatch } from './import-match.tsx'
import { ImportStart } from '#web/files/import-start.tsx'
import { useSource } from './import-state.ts'
import { ImportSteps, type Step } from '#web/files/import-steps.tsx'

const accepted =
  '.xlsx,.csv,.tsv,.txt,.vcf,text/csv,text/vcard,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface Props {
  step: Step | undefined
  act: string | undefined
  /** The event whose list was open, which says whose wedding it is. */
  event: number | undefined
  page: GuestPage
}

/** From a file to the list in four steps; nothing is saved before the last of them. */
export function GuestImport({ step: asked, act, event, page }: Props) {
  const events = page.guest_wedding_events
  const mainFirst = [...events.filter(({ id }) => id === event), ...events.filter(({ id }) => id !== event)]
  const sources = useSource(mainFirst)
  const { source, toStep } = sources
  const checking = useChecking({ sources, page, event })
  const step = stepAt(asked, source !== undefined, checking.checked !== undefined, act)
  const back = event === undefined ? guestListPath : `${guestListPath}?event=${event}`
  return (
    <>
      <ContentHeader title={t('guest_import.title')} back={back}>
        <HeaderButton icon="x" label={t('guest_import.close')} to={back} />
      </ContentHeader>
      <main className="wrap file-import" id="main">
        <ImportSteps step={step} first={t('guest_import.step_list')} />
        {page.wedding.role === 'helper' && <Whose page={page} event={event} />}
        {step === undefined && (
          <ImportStart
            sources={sources}
            accepted={accepted}
            words={{
              title: t('guest_import.start_title'),
              lead: t('guest_import.start_lead'),
              hint: t('guest_import.file_hint'),
              example: t('guest_import.paste_example'),
              kinds: t('guest_import.not_ours'),
            }}
            unread={
              <>
                {t('guest_import.no_script')} <a href="/tools/guest-list?add=1">{t('guest_import.write_down')}</a>
              </>
            }
          />
        )}
        {step === 'match' && source && (
          <ImportMatch sources={sources} source={source} events={events} checking={checking} isHelper={page.wedding.role === 'helper'} />
        )}
        {step === 'check' && source && checking.checked && (
          <ImportCheck sources={sources} source={source} checking={checking} checked={checking.checked} onBack={() => toStep('match')} />
        )}
        {step === 'done' && act && <ImportDone act={act} done={checking.done} list={back} onNext={() => toStep(undefined)} />}
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
  return <p className="kicker">{t('guest_import.for_event', { names, event: name })}</p>
}
