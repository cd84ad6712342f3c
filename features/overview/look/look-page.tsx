import { createFileRoute } from '@tanstack/react-router'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { site } from '#web/site.ts'
import { pageHead } from '#web/start/page-head.ts'
import { postedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { PicturePlace } from '#web/ui/upload/picture-place.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import css from '../admin/admin.css?url'

export const Route = createFileRoute('/_admin/admin/look')({
  loader: () => ({ posted: postedForm('logo') ?? postedForm('no_logo') }),
  head: () => pageHead({ title: t('admin.look'), css }),
  component: LookPage,
})

/** What the site looks like to everybody: its logo. */
function LookPage() {
  const { posted } = Route.useLoaderData()
  const { once } = useActs()
  const { logo, name } = site()
  const save = async (file_id: number | null) => {
    const { isDone } = await once(async () => void (await api.look.setLogo.call({ file_id })))
    // Every page has it from its document.
    if (isDone) location.reload()
  }
  return (
    <main className="admin-page" id="main">
      <header>
        <h1>{t('admin.look')}</h1>
        <p>{t('admin.look_text')}</p>
      </header>
      <PicturePlace
        name="logo"
        place="site-logo"
        label={t('admin.logo')}
        hint={t('admin.logo_hint', { name })}
        posted={posted}
        isThere={typeof logo === 'object' && logo !== null && logo.src.startsWith('/logo/')}
        onChosen={save}
        onRemoved={() => save(null)}
      >
        <p className="shown-logo">
          <Wordmark />
        </p>
      </PicturePlace>
    </main>
  )
}
