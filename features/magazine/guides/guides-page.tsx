import { createFileRoute } from '@tanstack/react-router'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import { feedAddress, feedLink } from '../machines/feeds.ts'
import { listHead } from '../pieces/piece-head.ts'
import { loadPieces } from '../pieces/piece-loader.ts'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'
import { PieceTitle } from '../pieces/shown/piece-title.tsx'
import { GuideStem } from './guide-stem.tsx'
import css from './guides.css?url'
import { loadTopics } from './load-topics.ts'
import { ShortAnswers } from './short-answers.tsx'
import { Topics } from './topics.tsx'

export const Route = createFileRoute('/_default/guides')({
  loader: async () => {
    const [guides, articles, topics] = await Promise.all([
      loadPieces({ type: 'guide', sort: 'position', per_page: 100 }),
      loadPieces({ type: 'article', per_page: 48 }),
      loadTopics(),
    ])
    return { guides: guides.data, articles: articles.data, total: articles.meta.total, topics }
  },
  head: ({ loaderData }) => {
    const picture = loaderData?.guides[0]?.picture
    const { meta, links } = listHead({ title: t('guides.title'), description: t('guides.lead'), url: '/guides', css, picture })
    return { meta, links: [...links, feedLink('guides')] }
  },
  component: GuidesPage,
})

function GuidesPage() {
  const { guides, articles, total, topics } = Route.useLoaderData()
  const lead = guides.find(({ slug }) => slug === 'what-a-wedding-costs') ?? guides[0]
  return (
    <main className="guides-page" id="main">
      <header className="guides-head">
        <div>
          <p className="kicker">{t('guides.title')}</p>
          <h1>
            <Emphasis text={t('guides.heading')} />
          </h1>
        </div>
        <p className="lead">{t('guides.lead')}</p>
      </header>
      {lead && (
        <section className="guides-lead">
          <PiecePicture of={lead.picture} sizes="(max-width: 991px) 100vw, 60vw" alt="" isEager />
          <div>
            <p className="kicker">{t('guides.first')}</p>
            <h2>
              <Link to={lead.url}>
                <PieceTitle of={lead} />
              </Link>
            </h2>
            <p className="lead">{lead.excerpt}</p>
          </div>
        </section>
      )}
      <GuideStem guides={guides} />
      <ShortAnswers articles={articles} total={total} />
      <Topics terms={topics} />
      <p>
        <a className="more-link" href={feedAddress('guides')}>
          {t('feeds.follow')}
        </a>
      </p>
    </main>
  )
}
