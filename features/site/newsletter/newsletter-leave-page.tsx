import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { loadLink } from './newsletter-link.ts'
import { NewsletterButton, NewsletterMessage } from './newsletter-message.tsx'

export const Route = createFileRoute('/_default/newsletter/$token/leave')({
  loader: ({ params }) => loadLink(params.token),
  head: () => pageHead({ title: t('newsletter.page_title') }),
  component: NewsletterLeavePage,
})

function NewsletterLeavePage() {
  const state = Route.useLoaderData()
  if (state === 'left') return <NewsletterMessage title={t('newsletter.left_title')} text={t('newsletter.left_text')} />
  if (state === 'unknown') return <NewsletterMessage title={t('newsletter.unknown_title')} text={t('newsletter.unknown_text')} />
  const isOn = state === 'joined'
  return (
    <NewsletterMessage
      title={isOn ? t('newsletter.leave_title') : t('newsletter.refuse_title')}
      text={isOn ? t('newsletter.leave_text') : t('newsletter.refuse_text')}
    >
      <NewsletterButton label={isOn ? t('newsletter.leave') : t('newsletter.refuse')} />
    </NewsletterMessage>
  )
}
