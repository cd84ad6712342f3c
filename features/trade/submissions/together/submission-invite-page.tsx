import { createFileRoute, notFound } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { unlessMissing } from '#web/map/as-missing.ts'
import { pageHead } from '#web/start/page-head.ts'
import { postedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import css from '../rights/rights.css?url'

export const Route = createFileRoute('/_default/submission-invite/$token')({
  gcTime: 0,
  loader: async ({ context, params: { token } }) => {
    const { api } = await import('#web/client/api.ts')
    const found = await unlessMissing(api.submission_authors.link.call({ token }))
    if (!found) throw notFound()
    return { asked: found.data, posted: postedForm('accept'), isVendor: context.visitor?.is_vendor ?? false }
  },
  head: () => pageHead({ title: t('author_invite.page'), css }),
  component: SubmissionInvitePage,
})

/** Where the letter leads: one question, and a yes by a plain form. */
function SubmissionInvitePage() {
  const { asked, posted, isVendor } = Route.useLoaderData()
  const path = `/submission-invite/${Route.useParams().token}`
  const { standing, slug } = asked
  const of = { by: asked.by || t('co_authors.somebody') }
  const back = new URLSearchParams({ 'redirect-to': path })
  if (standing === 'joined' || standing === 'own')
    return (
      <Card title={t('author_invite.joined')} text={t(standing === 'own' ? 'author_invite.own_text' : 'author_invite.joined_text')}>
        <a
          className="button main large"
          href={`${isVendor ? '/tools/vendor-submit-wedding' : '/tools/submit-wedding'}/${slug ? `${slug}/form/couple` : 'my-weddings'}`}
        >
          {t('author_invite.go')}
        </a>
      </Card>
    )
  return (
    <Card title={t('author_invite.asked', of)} text={t('author_invite.text', of)} note={posted?.message}>
      {standing === 'visitor' ? (
        <>
          <a className="button main large" href={`/sign-up?${back}`}>
            {t('author_invite.sign_up')}
          </a>
          <a className="button large" href={`/sign-in?${back}`}>
            {t('author_invite.sign_in')}
          </a>
        </>
      ) : (
        <form action={path} method="post">
          <input type="hidden" name="form" value="accept" />
          <button className="button main large" type="submit">
            {t('author_invite.yes')}
          </button>
        </form>
      )}
    </Card>
  )
}

function Card({ title, text, note, children }: { title: string; text: string; note?: string | undefined; children: ReactNode }) {
  return (
    <main className="rights-page" id="main">
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p>{t('author_invite.rights')}</p>
      {note && (
        <p className="form-error" role="alert">
          {note}
        </p>
      )}
      <div className="buttons">{children}</div>
    </main>
  )
}
