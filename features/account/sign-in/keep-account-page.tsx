import { createFileRoute } from '@tanstack/react-router'
import { unlessMissing } from '#web/map/as-missing.ts'
import { pageHead } from '#web/start/page-head.ts'
import { searchOf, words } from '#web/menus/search.ts'
import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import css from './accounts.css?url'
import { LetterCard } from './letter-card.tsx'
import { LetterForm } from './letter-form.tsx'
import { LetterWay } from './letter-way.tsx'

const readSearch = searchOf({ asked: words(5), kept: words(5) })

export const Route = createFileRoute('/_footerless/keep-account/{-$token}')({
  validateSearch: readSearch,
  loader: async ({ params: { token } }) => ({
    posted: startContext()?.form,
    day: token ? await loadDay(token) : undefined,
    title: t('keep.title'),
  }),
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? '', css }),
  component: KeepAccountPage,
})

/** The day on which the account goes; undefined when this link keeps none. */
async function loadDay(token: string): Promise<string | undefined> {
  const { api } = await import('#web/client/api.ts')
  const link = await unlessMissing(api.deletions.link.call({ token }))
  return (
    link && new Date(link.data.delete_at).toLocaleDateString('en-US', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
  )
}

/** Where somebody who asked that their account goes ends up, and where the letter's link keeps it. */
function KeepAccountPage() {
  const { posted, day } = Route.useLoaderData()
  const { asked, kept } = Route.useSearch()
  if (day) {
    return (
      <LetterCard title={t('keep.title')} text={t('keep.text', { day })}>
        <LetterForm label={t('keep.button')} posted={posted} />
      </LetterCard>
    )
  }
  if (asked) return <LetterCard title={t('keep.asked_title')} text={t('keep.asked_text')} />
  return (
    <LetterCard title={t(kept ? 'keep.kept_title' : 'keep.spent_title')} text={t(kept ? 'keep.kept_text' : 'keep.spent_text')}>
      <LetterWay to="/sign-in">{t('keep.sign_in')}</LetterWay>
    </LetterCard>
  )
}
