import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import css from './legal.css?url'
import { LegalText } from './legal-text.tsx'

export const Route = createFileRoute('/_default/terms')({
  head: () => pageHead({ title: t('terms.title'), description: t('terms.lead'), css }),
  component: TermsPage,
})

function TermsPage() {
  return (
    <LegalText
      title={t('terms.title')}
      lead={t('terms.lead')}
      parts={[
        { title: t('terms.free_title'), text: t('terms.free') },
        { title: t('terms.yours_title'), text: t('terms.yours') },
        { title: t('terms.account_title'), text: t('terms.account') },
        { title: t('terms.guests_title'), text: t('terms.guests') },
        { title: t('terms.fair_title'), text: t('terms.fair') },
        { title: t('terms.promise_title'), text: t('terms.promise') },
        { title: t('terms.end_title'), text: t('terms.end') },
      ]}
    />
  )
}
