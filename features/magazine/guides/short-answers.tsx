import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import type { Card } from '../content/contract.ts'

/** Articles that ask something, with their answer in a sentence. */
export function ShortAnswers({ articles, total }: { articles: readonly Card[]; total: number }) {
  const asked = articles.filter(({ fields }) => typeof fields['question'] === 'string').slice(0, 9)
  return (
    <section className="short-answers" aria-labelledby="short-answers">
      <div className="section-head">
        <h2 id="short-answers">{t('guides.short')}</h2>
        <Link className="more" to="/planning">
          {t('guides.all_articles', { total })}
        </Link>
      </div>
      <ul>
        {asked.map(({ id, url, fields, excerpt, terms }) => (
          <li key={id}>
            <Link to={url}>
              <b>{String(fields['question'])}</b>
              <span>{excerpt}</span>
              <small>{terms['categories']?.[0]?.title}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
