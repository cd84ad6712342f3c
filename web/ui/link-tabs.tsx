import { Link, useLocation } from '@tanstack/react-router'

interface Props {
  label: string
  tabs: readonly Tab[]
}

interface Tab {
  label: string
  to: string
  count?: number
  /** A page without a tab of its own, which is reached by this one. */
  beyond?: string
}

/** Several pages of one thing, each with an address of its own. */
export function LinkTabs({ label, tabs }: Props) {
  const here = useLocation({ select: ({ pathname }) => pathname })
  return (
    <nav className="tab-list link-tabs" aria-label={label}>
      {tabs.map(({ label, to, count = 0, beyond }) => (
        <Link
          key={to}
          className="tab"
          to={to}
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={here === beyond ? 'true' : undefined}
        >
          {label}
          {count > 0 && <small className="num">{count}</small>}
        </Link>
      ))}
    </nav>
  )
}
