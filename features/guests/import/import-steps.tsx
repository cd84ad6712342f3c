import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Step } from './import-state.ts'

const steps = [undefined, 'match', 'check', 'done'] as const satisfies (Step | undefined)[]

/** How far one has come. */
export function ImportSteps({ step }: { step: Step | undefined }) {
  const words = [t('guest_import.step_list'), t('guest_import.step_match'), t('guest_import.step_check'), t('guest_import.step_done')]
  const current = steps.indexOf(step)
  return (
    <ol className="import-steps" aria-label={t('guest_import.steps')}>
      {words.map((name, nth) => (
        <li key={name} data-done={nth < current || undefined} aria-current={nth === current ? 'step' : undefined}>
          <i aria-hidden="true">{nth < current ? <Icon name="check" /> : nth + 1}</i>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  )
}
