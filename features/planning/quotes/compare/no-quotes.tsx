import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { MoreLink } from '#web/ui/links.tsx'
import type { Comparison } from '../contract.ts'
import { VendorChoices } from './vendor-choices.tsx'

/** Nobody has said what they ask, or nobody is on the list. */
export function NoQuotes({ page, event }: { page: Comparison; event: number | undefined }) {
  if (page.vendors.length === 0)
    return (
      <EmptyState fact={t('quotes.nobody')} hint={t('quotes.nobody_hint')}>
        <MoreLink to="/tools/vendor-manager" search={{ event, adding: page.service ?? 'other' }}>
          {t('couple_vendors.add_one')}
        </MoreLink>
      </EmptyState>
    )
  return (
    <EmptyState fact={t('quotes.none')} hint={t('quotes.none_hint')}>
      <VendorChoices page={page} event={event} />
    </EmptyState>
  )
}
