import { Link, useRouteContext } from '@tanstack/react-router'
import { NotFoundPage } from '../start/not-found-page.tsx'
import { homePath } from '../map/routes.ts'
import { t } from '../text/text.ts'
import type { TypedWord } from '../client/typed-words.ts'
import { type Ended, EndedWedding } from './ended-wedding.tsx'
import { TypedWords } from './typed-words.tsx'

/** What a page says instead that its reader may no longer see. */
export interface NoLonger {
  ended: Ended
  /** What they sent without script, so that it isn't lost. */
  typed: TypedWord[]
}

/** In place of a page that was somebody's to see until the couple took it back; there is no such page for anybody else. */
export function EndedPage({ data }: { data?: unknown }) {
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

/** Only a NoLonger is ever thrown with such a page; the router can't tell the compiler so. */
function given(data: unknown): NoLonger | undefined {
  return data as NoLonger | undefined
}
