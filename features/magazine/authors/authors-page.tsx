import { createFileRoute } from '@tanstack/react-router'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import { listHead } from '../pieces/piece-head.ts'
import { loadPieces } from '../pieces/piece-loader.ts'
import { IllustratedMark } from '../pieces/shown/illustrated-mark.tsx'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'
import css from './authors.css?url'

export const Route = createFileRoute('/_default/authors')({
  loader: async () => (await loadPieces({ type: 'author', sort: 'title', per_page: 100 })).data,
  head: () => listHead({ title: t('authors.title'), description: t('authors.lead'), url: '/authors', css }),
  component: AuthorsPage,
})

function AuthorsPage() {
  const authors = Route.useLoaderData()
  return (
    <main className="authors-page" id="main">
      <p className="kicker">{t('authors.title')}</p>
      <h1>
        <Emphasis text={t('authors.heading')} />
      </h1>
      <p className="lead">{t('authors.lead')}</p>
      <ul className="authors">
        {authors.map((author) => (
          <li key={author.id}>
            {author.picture && <PiecePicture of={author.picture} sizes="132px" shape="1/1" alt="" />}
            <div>
              <h2>
                <Link to={author.url}>{author.title}</Link>
              </h2>
              <p>{author.excerpt}</p>
              <IllustratedMark of={author} />
            </div>
          </li>
        ))}
      </ul>
    </main>
  )
}
