import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'

export type Step = 'match' | 'check' | 'done'

const steps = [undefined, 'match', 'check', 'done'] as const satisfies (Step | undefined)[]

/** How far one has come; the first step is called after what is brought. */
export function ImportSteps({ step, first }: { step: Step | undefined; first: string }) {
  const words = [first, t('file_import.step_match'), t('file_import.step_check'), t('file_import.step_done')]
  const current = steps.indexOf(step)
  return (
    <ol className="import-steps" aria-label={t('file_import.steps')}>
      {words.map((name, nth) => (
        <li key={name} data-done={nth < current || undefined} aria-current={nth === current ? 'step' : undefined}>
          <i aria-hidden="true">{nth < current ? <Icon name="check" /> : nth + 1}</i>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  )
}
