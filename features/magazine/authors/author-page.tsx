import { createFileRoute } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { longMonth } from '#web/long-day.ts'
import { PiecePager } from '../pieces/shown/piece-pager.tsx'
import { pageAddress, pageSearch } from '../pieces/page-search.ts'
import { pieceHead } from '../pieces/piece-head.ts'
import { loadPiece, loadPieces } from '../pieces/piece-loader.ts'
import { IllustratedMark } from '../pieces/shown/illustrated-mark.tsx'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'
import { PieceText } from '../pieces/shown/piece-text.tsx'
import { AuthorPieces } from './author-pieces.tsx'
import css from './authors.css?url'

export const Route = createFileRoute('/_default/authors/$username')({
  validateSearch: pageSearch,
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ params: { username }, deps: { page = 1 } }) => {
    const [author, written] = await Promise.all([
      loadPiece({ url: `/authors/${username}` }),
      loadPieces({ author: username, per_page: 24, page }),
    ])
    return { author, written }
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { author, written } = loaderData
    return pieceHead({ ...author, url: pageAddress(author.url, written.meta.current_page) }, { css, type: 'profile' })
  },
  component: AuthorPage,
})

function AuthorPage() {
  const { author, written } = Route.useLoaderData()
  const [portrait] = author.pictures
  return (
    <main className="author-page" id="main">
      <header className={portrait ? 'author-head' : 'author-head plain'}>
        {portrait && <PiecePicture of={portrait} sizes="(max-width: 991px) 100vw, 42vw" isEager />}
        <div>
          <p className="kicker">{t('authors.kicker')}</p>
          <h1>{author.title}</h1>
          <p className="author-bio">{author.excerpt}</p>
          <IllustratedMark of={author} />
          <Facts fields={author.fields} />
        </div>
      </header>
      <PieceText of={author} />
      <section className="author-work" aria-labelledby="work">
        <h2 id="work">{written.meta.total === 1 ? t('authors.one_piece') : t('authors.pieces', { total: written.meta.total })}</h2>
        <div>
          <AuthorPieces pieces={written.data} />
          <PiecePager meta={written.meta} />
        </div>
      </section>
    </main>
  )
}

function Facts({ fields }: { fields: Record<string, unknown> }) {
  const { role, since, lives_in, reads } = fields as { role?: string; since?: string; lives_in?: string; reads?: string }
  const facts = [
    [t('authors.role'), role],
    [t('authors.since'), since && longMonth(since)],
    [t('authors.lives_in'), lives_in],
    [t('authors.reads'), reads],
  ].filter(([, value]) => value)
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
