import { Link } from '@tanstack/react-router'
import { VendorTabs } from '#features/planning/vendors/shown/vendor-tabs.tsx'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Comparison } from '../contract.ts'
import { AddQuote } from './add-quote.tsx'
import { quotesPath, type QuotesSearch } from './quotes-search.ts'
import { nameOf } from './service-name.ts'

interface Props {
  page: Comparison
  hired: number
  title: string
  search: QuotesSearch
}

/** What is compared, of which other services there are quotes, and what begins there. */
export function QuotesHead({ page, hired, title, search }: Props) {
  const { wedding, service, services } = page
  const { event } = search
  const isHelper = wedding.role === 'helper'
  return (
    <>
      <header className="tool-head">
        <div>
          <p className="kicker">{isHelper ? t('couple_vendors.of', { names: coupleNames(wedding).join(' & ') }) : t('quotes.title')}</p>
          <h1>{service === null ? t('quotes.title') : title}</h1>
        </div>
        <div className="quote-begin">
          {service !== null && page.data.length > 0 && (
            <a className="button" href={exportOf(service, search)} download="quotes.xlsx">
              <Icon name="download-simple" />
              {t('quotes.export')}
            </a>
          )}
          <AddQuote page={page} event={event}>
            <Icon name="plus" />
            {t('quotes.add')}
          </AddQuote>
        </div>
      </header>
      <VendorTabs hired={hired} isHelper={isHelper} event={event} />
      {services.length > 1 && (
        <nav className="quote-services" aria-label={t('quotes.services')}>
          {services.map((one) => (
            <Link
              key={one.service}
              className="chip"
              to={quotesPath}
              params={{ service: one.service }}
              search={{ event }}
              data-selected={one.service === service || undefined}
              aria-current={one.service === service ? 'page' : undefined}
            >
              <span>{nameOf(one.service)}</span>
              <small className="num">{one.quotes}</small>
            </Link>
          ))}
        </nav>
      )}
    </>
  )
}

/** At the heads that are looked at. */
function exportOf(service: string, { event, pick: _, ...heads }: QuotesSearch): string {
  const asked = Object.entries({ service, event_id: event, ...heads }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return `/api/v1/quotes/export?${new URLSearchParams(asked)}`
}
