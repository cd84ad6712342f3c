import { createFileRoute } from '@tanstack/react-router'
import { LegalText } from '#features/site/home/shown/legal-text.tsx'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import { LegalPiece } from './legal-piece.tsx'
import { legalHead, loadLegal } from './load-legal.ts'

export const Route = createFileRoute('/_default/privacy')({
  loader: () => loadLegal('/privacy'),
  head: ({ loaderData }) =>
    legalHead(loaderData, { title: t('privacy_policy.title'), description: t('privacy_policy.lead'), url: '/privacy' }),
  component: PrivacyPage,
})

function PrivacyPage() {
  const piece = Route.useLoaderData()
  if (piece) return <LegalPiece of={piece} />
  return (
    <LegalText
      title={t('privacy_policy.title')}
      lead={t('privacy_policy.lead')}
      parts={[
        { title: t('privacy_policy.couples_title'), text: t('privacy_policy.couples') },
        { title: t('privacy_policy.guests_title'), text: t('privacy_policy.guests') },
        { title: t('privacy_policy.who_title'), text: t('privacy_policy.who') },
        { title: t('privacy_policy.sessions_title'), text: t('privacy_policy.sessions') },
        { title: t('privacy_policy.letters_title'), text: t('privacy_policy.letters') },
        {
          title: t('privacy_policy.counting_title'),
          text: t('privacy_policy.counting'),
          more: <Link to="/privacy-choices">{t('privacy_policy.choices')}</Link>,
        },
        { title: t('privacy_policy.others_title'), text: t('privacy_policy.others') },
        { title: t('privacy_policy.leaving_title'), text: t('privacy_policy.leaving') },
      ]}
    />
  )
}
