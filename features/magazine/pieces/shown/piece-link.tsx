import type { ReactNode } from 'react'
import { Link } from '#web/ui/link.tsx'
import type { Piece } from '../../content/contract.ts'

/** A link of a text. One to a piece that is not there, as what is invented live, is words and nothing else. */
export function PieceLink({ href, links, children }: { href: string; links: Piece['links']; children: ReactNode }) {
  if (href.startsWith('https://')) {
    return (
      <a href={href} rel="noopener noreferrer">
        {children}
      </a>
    )
  }
  const to = href.startsWith('/') ? href : links[href]?.url
  return to ? <Link to={to}>{children}</Link> : children
}
