import { Link } from '@tanstack/react-router'
import { t } from '../text/tools-text.ts'

interface Props {
  meta: { current_page: number; last_page: number; from: number | null; to: number | null; total: number }
}

/** Links to the neighbours of a page of a list; the page number stands in the address as `page`. */
export function Pager({ meta }: Props) {
  const { current_page, last_page, from, to, total } = meta
  if (last_page <= 1 && current_page === 1) return null
  return (
    <nav className="pager" aria-label={t('pager.label')}>
      <PageLink page={current_page - 1} last={last_page} rel="prev" text={t('pager.previous')} />
      <p>{t('pager.place', { from: from ?? 0, to: to ?? 0, total })}</p>
      <PageLink page={current_page + 1} last={last_page} rel="next" text={t('pager.next')} />
    </nav>
  )
}

function PageLink({ page, last, rel, text }: { page: number; last: number; rel: string; text: string }) {
  if (page < 1 || page > last) return <span className="button off">{text}</span>
  return (
    <Link className="button" to="." rel={rel} search={(search) => ({ ...search, page: page === 1 ? undefined : page })}>
      {text}
    </Link>
  )
}
