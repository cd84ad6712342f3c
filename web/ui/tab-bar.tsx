import { Link, type LinkProps } from '@tanstack/react-router'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

export interface TabBarEntry {
  icon: IconName
  /** The full form, for where one is. */
  onIcon: IconName
  label: string
  isCurrent?: boolean
  /** Where it leads, or what it opens. */
  target: LinkProps['to'] | (() => void)
}

/** The fixed bar at the foot of a phone's window, with five entries. */
export function TabBar({ label, entries }: { label: string; entries: readonly TabBarEntry[] }) {
  return (
    <nav className="tab-bar" aria-label={label}>
      {entries.map((entry) => (
        <Entry key={entry.label} {...entry} />
      ))}
    </nav>
  )
}

function Entry({ icon, onIcon, label, isCurrent = false, target }: TabBarEntry) {
  const content = (
    <>
      <Icon name={isCurrent ? onIcon : icon} />
      <span>{label}</span>
    </>
  )
  if (typeof target === 'function') {
    return (
      <button type="button" aria-haspopup="dialog" onClick={target}>
        {content}
      </button>
    )
  }
  return (
    <Link to={target} activeProps={{}} aria-current={isCurrent ? 'page' : undefined}>
      {content}
    </Link>
  )
}
