import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/page-head.ts'
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
  return (
    <NewsletterMessage title={t('newsletter.leave_title')} text={t('newsletter.leave_text')}>
      <NewsletterButton label={t('newsletter.leave')} />
    </NewsletterMessage>
  )
}
