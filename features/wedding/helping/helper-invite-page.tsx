import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { oneOf, searchOf } from '#web/menus/search.ts'
import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { HelperInvite } from './helper-invite.tsx'
import css from './helping.css?url'
import { inviteById, inviteByLink } from './invite-loading.ts'

const readSearch = searchOf({ said: oneOf('no') })

export const Route = createFileRoute('/_footerless/helper-invite/$key')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { visitor }, params: { key }, deps: { said } }) => {
    const isById = /^\d+$/.test(key)
    if (isById && !visitor) throw redirect({ href: `/sign-in?${new URLSearchParams({ 'redirect-to': `/helper-invite/${key}` })}` })
    const invite = isById ? await inviteById(Number(key), visitor!.id) : await inviteByLink(key)
    if (!invite && said !== 'no') throw notFound()
    return { invite, posted: startContext()?.form, title: t('helping.invite_page') }
  },
  head: ({ loaderData }) => {
    const { meta, links } = pageHead({ title: loaderData?.title ?? '', css })
    return { links, meta: [...meta, { name: 'robots', content: 'noindex' }] }
  },
  component: HelperInvitePage,
})

/** Where the letter leads: what one is asked, and an answer, with or without script. */
function HelperInvitePage() {
  const { invite, posted } = Route.useLoaderData()
  const { key } = Route.useParams()
  const { visitor } = Route.useRouteContext()
  return (
    <main className="helper-invite" id="main">
      <HelperInvite invite={invite} visitor={visitor} path={`/helper-invite/${key}`} posted={posted} />
    </main>
  )
}
