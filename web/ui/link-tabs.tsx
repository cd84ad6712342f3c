import { Link } from '@tanstack/react-router'

interface Props {
  label: string
  tabs: readonly { label: string; to: string; count?: number }[]
}

/** Several pages of one thing, each with an address of its own. */
export function LinkTabs({ label, tabs }: Props) {
  return (
    <nav className="tab-list link-tabs" aria-label={label}>
      {tabs.map(({ label, to, count = 0 }) => (
        <Link key={to} className="tab" to={to} activeOptions={{ exact: true, includeSearch: false }}>
          {label}
          {count > 0 && <small className="num">{count}</small>}
        </Link>
      ))}
    </nav>
  )
}
