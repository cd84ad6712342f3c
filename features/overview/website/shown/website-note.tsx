import { websitePath } from '#features/guests/list/website-path.ts'
import { t } from '#web/text/text.ts'
import type { OpenWebsite } from './contract.ts'

interface Props {
  website: OpenWebsite
  /** As whom they look: `0` as somebody who is asked to nothing, else an event's guest. */
  as: string | null
}

/** Over the page, to the couple alone: whether others see it, and as whom they look. */
export function WebsiteNote({ website: { address, is_published, previewed_as: events }, as }: Props) {
  const ways = [
    { as: null, label: t('website_page.as_couple') },
    { as: '0', label: t('website_page.as_stranger') },
    ...events.map(({ id, name }) => ({ as: String(id), label: t('website_page.as_guest', { name }) })),
  ]
  return (
    <nav className="website-note" aria-label={t('website_page.note')}>
      <p>{is_published ? t('website_page.is_live') : t('website_page.is_draft')}</p>
      <ul>
        {ways.map((way) => (
          <li key={way.label}>
            <a
              href={`${websitePath(address)}${way.as === null ? '' : `?${new URLSearchParams({ as: way.as })}`}`}
              aria-current={way.as === as ? 'page' : undefined}
            >
              {way.label}
            </a>
          </li>
        ))}
        <li>
          <a href="/dashboard/website">{t('website_page.edit')}</a>
        </li>
      </ul>
    </nav>
  )
}
