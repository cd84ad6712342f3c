import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { type Search, searchOf, wholeNumber, words } from '#web/menus/search.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { confirm } from '#web/ui/confirmation.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { toast } from '#web/ui/toast.ts'
import type { FormAnswer } from '#features/magazine/questionnaires/forms/contract.ts'
import css from './admin.css?url'
import { showMoment } from './moments.ts'

const readers = { form: words(200), page: wholeNumber(1, 1_000_000) }
const formSearch = searchOf(readers)

export const Route = createFileRoute('/_admin/admin/forms')({
  validateSearch: formSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await (await context.queries.open()).ensureQueryData(sentQuery(deps))
    return { title: t('admin.forms') }
  },
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? '', css }),
  component: FormAnswersPage,
})

function sentQuery({ form, page }: Search<typeof readers>) {
  return api.forms.list.queryOptions({ input: { ...(form && { form }), ...(page && { page }) } })
}

/** What was sent in by the forms of the magazine, the newest first. */
function FormAnswersPage() {
  const search = Route.useSearch()
  const { form } = search
  const { data: sent } = useSuspenseQuery(sentQuery(search))
  const file = (format: string) => `/api/v1/admin/form-answers/export?${new URLSearchParams({ format, ...(form && { form }) })}`
  return (
    <main className="admin-page" id="main">
      <header>
        <h1>{t('admin.forms')}</h1>
        <p className="buttons">
          <a className="button small" href={file('xlsx')} download="form-answers.xlsx">
            {t('sent.xlsx')}
          </a>
          <a className="button small" href={file('csv')} download="form-answers.csv">
            {t('sent.csv')}
          </a>
        </p>
      </header>
      <nav className="chips" aria-label={t('sent.forms')}>
        <Chip form={undefined} chosen={form} label={t('sent.all')} />
        {sent.forms.map(({ slug, title, count }) => (
          <Chip key={slug} form={slug} chosen={form} label={t('sent.counted', { title, count })} />
        ))}
      </nav>
      {sent.data.length === 0 && <EmptyState fact={t('sent.none')} hint={t('sent.none_hint')} />}
      <div className="sent-list">
        {sent.data.map((one) => (
          <Sent key={one.id} one={one} />
        ))}
      </div>
      <Pager meta={sent.meta} />
    </main>
  )
}

function Chip({ form, chosen, label }: { form: string | undefined; chosen: string | undefined; label: string }) {
  return (
    <Link
      className="chip"
      to="/admin/forms"
      search={{ form }}
      data-selected={form === chosen || undefined}
      aria-current={form === chosen ? 'true' : undefined}
      activeProps={{}}
      resetScroll={false}
    >
      {label}
    </Link>
  )
}

function Sent({ one: { id, title, answers, email, user, created_at, ends_at } }: { one: FormAnswer }) {
  const cache = useQueryClient()
  const remove = async () => {
    await api.forms.remove.call({ id })
    toast({ kind: 'done', lines: [t('sent.removed')] })
    await cache.invalidateQueries()
  }
  const words = { title: t('sent.remove_title'), text: t('sent.remove_text'), accept: t('sent.remove'), isDestructive: true }
  return (
    <article>
      <h2>{title}</h2>
      <p className="num">
        {showMoment(created_at)}
        {email && (
          <>
            {' · '}
            <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
        {user && (
          <>
            {' · '}
            <Link to="/admin/people/$id" params={{ id: String(user.id) }}>
              {user.name}
            </Link>
          </>
        )}
      </p>
      <dl>
        {answers.map(
          ({ name, label, answer }) =>
            answer && (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{answer}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="sent-end">
        {t('sent.ends', { day: showMoment(ends_at) })}
        <button className="button small" type="button" onClick={() => confirm({ ...words, action: remove, params: undefined })}>
          <Icon name="trash" />
          {t('sent.remove')}
        </button>
      </p>
    </article>
  )
}
