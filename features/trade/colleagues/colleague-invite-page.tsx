import { createFileRoute, notFound } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { unlessMissing } from '#web/map/as-missing.ts'
import { pageHead } from '#web/start/page-head.ts'
import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import css from './colleague-invite.css?url'

export const Route = createFileRoute('/_footerless/vendor-invite/$token')({
  loader: async ({ params: { token } }) => {
    const { api } = await import('#web/client/api.ts')
    const found = await unlessMissing(api.vendor_colleagues.link.call({ token }))
    if (!found) throw notFound()
    return { asked: found.data, posted: startContext()?.form, title: t('colleague_invite.title') }
  },
  head: ({ loaderData }) => {
    const { meta, links } = pageHead({ title: loaderData?.title ?? '', css })
    return { links, meta: [...meta, { name: 'robots', content: 'noindex' }] }
  },
  component: ColleagueInvitePage,
})

/** Where the letter leads: one question, and a yes by a plain form. */
function ColleagueInvitePage() {
  const { asked, posted } = Route.useLoaderData()
  const path = `/vendor-invite/${Route.useParams().token}`
  const { title, standing } = asked
  const back = new URLSearchParams({ 'redirect-to': path })
  if (standing === 'own' || standing === 'elsewhere')
    return (
      <Card
        title={t(standing === 'own' ? 'colleague_invite.own' : 'colleague_invite.elsewhere', { title })}
        text={t(standing === 'own' ? 'colleague_invite.own_text' : 'colleague_invite.elsewhere_text')}
      >
        <a className="button main large" href="/vendor/dashboard">
          {t('colleague_invite.to_dashboard')}
        </a>
      </Card>
    )
  return (
    <Card
      title={t('colleague_invite.asked', { title })}
      text={t('colleague_invite.by', { title, by: asked.by || t('colleague_invite.somebody') })}
      note={standing === 'visitor' ? t('colleague_invite.account') : posted?.message}
    >
      {standing === 'visitor' ? (
        <>
          <a className="button main large" href={`/sign-up?${back}`}>
            {t('colleague_invite.sign_up')}
          </a>
          <a className="button large" href={`/sign-in?${back}`}>
            {t('colleague_invite.sign_in')}
          </a>
        </>
      ) : (
        <form action={path} method="post">
          <input type="hidden" name="form" value="accept" />
          <button className="button main large" type="submit">
            {t('colleague_invite.yes')}
          </button>
        </form>
      )}
    </Card>
  )
}

function Card({ title, text, note, children }: { title: string; text: string; note?: string | undefined; children: ReactNode }) {
  return (
    <main className="colleague-invite" id="main">
      <div>
        <p className="kicker">{t('colleague_invite.title')}</p>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {note && <p role="status">{note}</p>}
        <div className="buttons">{children}</div>
      </div>
    </main>
  )
}
