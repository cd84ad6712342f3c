import begin from 'virtual:picture/quiz-invitation-midnight'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useHydrated, useNavigate } from '@tanstack/react-router'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { asUnshared } from '#web/map/as-missing.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { Website, WebsitePage } from '../contract.ts'
import { SectionList } from './section-list.tsx'
import { SectionPanel } from './section-panel.tsx'
import css from './website-editor.css?url'
import { WebsitePreview } from './website-preview.tsx'
import { websiteQuery } from './website-query.ts'
import { websiteSearch } from './website-search.ts'
import { WebsiteSettings } from './website-settings.tsx'
import { websiteWords } from './website-words.ts'

export const Route = createFileRoute('/_user/dashboard/website')({
  validateSearch: websiteSearch,
  loader: async ({ context }) => {
    const cache = await context.queries.open()
    await cache.ensureQueryData(websiteQuery()).catch(asUnshared)
  },
  head: () => pageHead({ title: t('website.title'), css }),
  component: WebsiteEditor,
})

/** Where a couple makes its website: what stands on it, how it looks, and whom it opens to. */
function WebsiteEditor() {
  const { section: opened } = Route.useSearch()
  const { data: page } = useSuspenseQuery(websiteQuery())
  const navigate = useNavigate()
  const close = () => void navigate({ to: '.', search: {}, resetScroll: false })
  const section = page.sections.find(({ id }) => id === opened)
  if (!page.data) return <Begin page={page} />
  return (
    <main className="website-editor" id="main">
      <Head website={page.data} page={page} />
      <div className="website-columns">
        <SectionList page={page} opened={opened} />
        <WebsitePreview website={page.data} sections={page.sections} />
        <WebsiteSettings website={page.data} page={page} />
      </div>
      {section && <SectionPanel key={section.id} section={section} page={page} website={page.data} onClose={close} />}
    </main>
  )
}

function Head({ website, page }: { website: Website; page: WebsitePage }) {
  const { once, isPending } = useActs(websiteWords)
  const isAlive = useHydrated()
  const { is_published, url } = website
  const publish = () =>
    once(async (act) => {
      await api.website.save.call({ is_published: !is_published, user_id: page.wedding.user_id, act })
      return is_published ? t('website.withdrawn') : t('website.published')
    })
  return (
    <header className="tool-head">
      <div>
        <h1>{t('website.title')}</h1>
        <p className="website-state" data-live={is_published || undefined}>
          <Icon name={is_published ? 'leaf' : 'eye-slash'} /> {is_published ? t('website.live') : t('website.draft')}
        </p>
      </div>
      <div className="website-buttons">
        <a className="button" href={url} target="_blank" rel="noreferrer">
          <Icon name="eye" /> {t('website.see')}
        </a>
        <button
          className={is_published ? 'button' : 'button main'}
          type="button"
          disabled={!isAlive}
          aria-disabled={isPending}
          aria-busy={isPending}
          onClick={() => void publish()}
        >
          {is_published ? t('website.withdraw') : t('website.publish')}
        </button>
      </div>
    </header>
  )
}

function Begin({ page }: { page: WebsitePage }) {
  const { once, isPending } = useActs(websiteWords)
  const isAlive = useHydrated()
  const start = () =>
    once(async (act) => {
      await api.website.save.call({ user_id: page.wedding.user_id, act })
      return t('website.begun')
    })
  return (
    <main className="website-editor" id="main">
      <h1>{t('website.title')}</h1>
      <EmptyState picture={<Picture of={begin} sizes="240px" alt="" />} fact={t('website.none')} hint={t('website.none_hint')}>
        <button
          className="button main"
          type="button"
          disabled={!isAlive}
          aria-disabled={isPending}
          aria-busy={isPending}
          onClick={() => void start()}
        >
          {t('website.begin')}
        </button>
      </EmptyState>
    </main>
  )
}
