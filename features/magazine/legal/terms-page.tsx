import { createFileRoute } from '@tanstack/react-router'
import { LegalText } from '#features/site/home/shown/legal-text.tsx'
import { t } from '#web/text/text.ts'
import { LegalPiece } from './legal-piece.tsx'
import { legalHead, loadLegal } from './load-legal.ts'

export const Route = createFileRoute('/_default/terms')({
  loader: () => loadLegal('/terms'),
  head: ({ loaderData }) => legalHead(loaderData, { title: t('terms.title'), description: t('terms.lead'), url: '/terms' }),
  component: TermsPage,
})

function TermsPage() {
  const piece = Route.useLoaderData()
  if (piece) return <LegalPiece of={piece} />
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
