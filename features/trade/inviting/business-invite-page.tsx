import { createFileRoute, notFound } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { unlessMissing } from '#web/map/as-missing.ts'
import { pageHead } from '#web/start/page-head.ts'
import { postedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import css from '../submissions/rights/rights.css?url'

export const Route = createFileRoute('/_default/business-invite/$token')({
  gcTime: 0,
  loader: async ({ context, params: { token } }) => {
    const { api } = await import('#web/client/api.ts')
    const found = await unlessMissing(api.business_invitations.link.call({ token }))
    if (!found) throw notFound()
    // An account for a business may have no page yet.
    const { data: business } = context.visitor?.is_vendor ? await api.vendor_profile.get.call() : { data: null }
    return { letter: found.data, posted: postedForm('accept'), hasPage: business !== null }
  },
  head: () => pageHead({ title: t('inviting.page'), css }),
  component: BusinessInvitePage,
})

/** Where the letter leads: who asks, the way to a page of one's own, and the way to no more letters. */
function BusinessInvitePage() {
  const { letter, posted, hasPage } = Route.useLoaderData()
  const { name, by, is_wedding, standing, is_unwanted } = letter
  const path = `/business-invite/${Route.useParams().token}`
  const of = { name, by: by || t('inviting.a_couple') }
  return (
    <main className="rights-page" id="main">
      <h1>{t(is_wedding ? 'inviting.wedding_asks' : 'inviting.asks', of)}</h1>
      <p className="lead">{t(is_wedding ? 'inviting.wedding_text' : 'inviting.text', of)}</p>
      <p>{t('inviting.free')}</p>
      {posted?.message && (
        <p className="form-error" role="alert">
          {posted.message}
        </p>
      )}
      <Ways standing={standing} path={path} name={name} hasPage={hasPage} />
      {is_unwanted ? (
        <p role="status">{t('inviting.left')}</p>
      ) : (
        <PostForm path={path} name="leave">
          <button className="button small" type="submit">
            {t('inviting.leave')}
          </button>
        </PostForm>
      )}
    </main>
  )
}

type Standing = ReturnType<typeof Route.useLoaderData>['letter']['standing']

/** To an account first; then to the page of the business, which is found or begun. */
function Ways({ standing, path, name, hasPage }: { standing: Standing; path: string; name: string; hasPage: boolean }) {
  const back = new URLSearchParams({ 'redirect-to': path })
  if (standing === 'own' || standing === 'elsewhere') return <p>{t(standing === 'own' ? 'inviting.own' : 'inviting.elsewhere')}</p>
  if (standing === 'visitor')
    return (
      <div className="buttons">
        <a className="button main large" href={`/sign-up?${back}&vendor=true`}>
          {t('author_invite.sign_up')}
        </a>
        <a className="button large" href={`/sign-in?${back}`}>
          {t('author_invite.sign_in')}
        </a>
      </div>
    )
  if (standing === 'free')
    return (
      <PostForm path={path} name="accept">
        <button className="button main large" type="submit">
          {t('inviting.yes', { name })}
        </button>
      </PostForm>
    )
  const setup = `/tools/create-or-claim-vendor-profile/setup?${new URLSearchParams({ name })}`
  return (
    <div className="buttons">
      <a className="button main large" href={hasPage ? '/tools/vendor-network' : setup}>
        {t(hasPage ? 'inviting.to_network' : 'inviting.begin')}
      </a>
    </div>
  )
}

function PostForm({ path, name, children }: { path: string; name: string; children: ReactNode }) {
  return (
    <form action={path} method="post">
      <input type="hidden" name="form" value={name} />
      <div className="buttons">{children}</div>
    </form>
  )
}
