import { Link, useRouteContext } from '@tanstack/react-router'
import { TypedWords } from '#web/layouts/kept-words.tsx'
import { NotFoundPage } from '#web/not-found-page.tsx'
import { homePath } from '#web/routes.ts'
import { t } from '#web/text/helping-text.ts'
import type { NoLonger } from './ended-loading.ts'
import { EndedWedding } from './ended-wedding.tsx'

/** In place of a page that was somebody's to see until the couple took it back. */
export function NoLongerShared({ data }: { data?: unknown }) {
  const { visitor } = useRouteContext({ from: '__root__' })
  const known = given(data)
  if (!known || !visitor) return <NotFoundPage />
  return (
    <main className="message-page" id="main">
      <EndedWedding ended={known.ended} />
      {known.typed.length > 0 && <TypedWords words={known.typed} />}
      <p>
        <Link className="button main large" to={homePath(visitor)}>
          {t('helping.ended_home')}
        </Link>
      </p>
    </main>
  )
}

/** Only what ended-loading.ts finds is ever thrown with such a page; the router can't tell the compiler so. */
function given(data: unknown): NoLonger | undefined {
  return data as NoLonger | undefined
}
