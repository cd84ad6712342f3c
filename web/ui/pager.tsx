import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '../text/text.ts'
import { Icon } from './icon.tsx'

interface Props {
  meta: { current_page: number; last_page: number; from: number | null; to: number | null; total: number }
  /** Another way through the list. */
  children?: ReactNode
}

/** Links to the neighbours of a page of a list; the page number stands in the address as `page`. */
export function Pager({ meta, children }: Props) {
  const { current_page, last_page, from, to, total } = meta
  if (last_page <= 1 && current_page === 1) return null
  return (
    <nav className="pager" aria-label={t('pager.label')}>
      <p>{t('pager.place', { from: from ?? 0, to: to ?? 0, total })}</p>
      {children}
      <span className="pager-pages">
        {t('pager.page', { page: current_page, last: last_page })}
        <PageLink page={current_page - 1} last={last_page} rel="prev" text={t('pager.previous')} />
        <PageLink page={current_page + 1} last={last_page} rel="next" text={t('pager.next')} />
      </span>
    </nav>
  )
}

function PageLink({ page, last, rel, text }: { page: number; last: number; rel: 'prev' | 'next'; text: string }) {
  const icon = <Icon name={rel === 'prev' ? 'caret-left' : 'caret-right'} />
  if (page < 1 || page > last) return <span className="pager-step off">{icon}</span>
  return (
    <Link
      className="pager-step"
      to="."
      rel={rel}
      aria-label={text}
      search={(search) => ({ ...search, page: page === 1 ? undefined : page })}
    >
      {icon}
    </Link>
  )
}
