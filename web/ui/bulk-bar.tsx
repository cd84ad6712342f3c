import { t } from '../text/text.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

interface BulkAction {
  icon: IconName
  label: string
  onAction: () => void
  isDestructive?: boolean
}

/** What can be done with all selected rows: the count first, removing last. */
export function BulkBar({ count, actions, onClear }: { count: number; actions: readonly BulkAction[]; onClear: () => void }) {
  if (count === 0) return null
  const inOrder = [...actions.filter((action) => !action.isDestructive), ...actions.filter((action) => action.isDestructive)]
  return (
    <section className="bulk-bar" aria-label={t('bulk.label')}>
      <b className="num">{t('bulk.count', { n: count })}</b>
      {inOrder.map(({ icon, label, onAction }) => (
        <button key={label} type="button" onClick={onAction}>
          <Icon name={icon} />
          <span>{label}</span>
        </button>
      ))}
      <button className="bulk-clear" type="button" aria-label={t('bulk.clear')} onClick={onClear}>
        <Icon name="x" />
      </button>
    </section>
  )
}
