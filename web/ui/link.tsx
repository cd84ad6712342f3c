import { Link as RouterLink, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The router's link. A server renders the plain ones, of which every page is full, without asking the router what comes of them. */
export const Link = import.meta.env.SSR ? asLink(ServerLink) : RouterLink

interface Given {
  to: string
  className?: string
  children?: ReactNode
}

/** Like the router's with all that it may be given, and where it leads to the page that is shown or one above it. */
function ServerLink(props: Given) {
  const { latestLocation } = useRouter()
  if (!isPlain(props) || latestLocation.pathname.startsWith(props.to)) return <RouterLink {...props} />
  const { to, className, children } = props
  return (
    <a className={className} href={to}>
      {children}
    </a>
  )
}

function isPlain(props: Given): boolean {
  for (const name in props) if (name !== 'to' && name !== 'className' && name !== 'children') return false
  return typeof props.children !== 'function' && plainPath.test(props.to)
}

/** What the router leaves as it is. */
const plainPath = /^(?:\/[a-z\d-]+)+$/

function asLink(link: unknown): typeof RouterLink {
  return link as typeof RouterLink
}
