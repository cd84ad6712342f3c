import { createFileRoute, Link } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { loadLink } from './newsletter-link.ts'
import { NewsletterButton, NewsletterMessage } from './newsletter-message.tsx'

export const Route = createFileRoute('/_default/newsletter/$token')({
  loader: ({ params }) => loadLink(params.token),
  head: () => pageHead({ title: t('newsletter.page_title') }),
  component: NewsletterJoinPage,
})

function NewsletterJoinPage() {
  const state = Route.useLoaderData()
  const { token } = Route.useParams()
  if (state === 'left') return <NewsletterMessage title={t('newsletter.left_title')} text={t('newsletter.left_text')} />
  if (state === 'expired' || state === 'unknown')
    return <NewsletterMessage title={t('newsletter.expired_title')} text={t('newsletter.expired_text')} />
  if (state === 'joined') {
    return (
      <NewsletterMessage title={t('newsletter.joined_title')} text={t('newsletter.joined_text')}>
        <p>
          <Link className="button" to="/newsletter/$token/leave" params={{ token }}>
            {t('newsletter.to_leave')}
          </Link>
        </p>
      </NewsletterMessage>
    )
  }
  return (
    <NewsletterMessage title={t('newsletter.confirm_title')} text={t('newsletter.confirm_text')}>
      <NewsletterButton label={t('newsletter.confirm')} />
    </NewsletterMessage>
  )
}
