import { t } from '#web/text/text.ts'
import type { Share } from './scoring.ts'

/** How much of each style is in it, and which answers say so. */
export function ResultShares({ shares }: { shares: readonly Share[] }) {
  const most = Math.max(...shares.map(({ percent }) => percent), 1)
  return (
    <section className="quiz-shares wrap" aria-labelledby="quiz-shares">
      <h2 id="quiz-shares">{t('quiz.in_it')}</h2>
      <p className="quiz-how">{t('quiz.how')}</p>
      <ul>
        {shares.map(({ result, percent, because }, place) => (
          <li key={result.slug}>
            <h3>
              {result.adjective} <span className="num">{t('quiz.percent', { percent })}</span>
            </h3>
            <svg className={`share-${place + 1}`} aria-hidden="true" width="100%" height="16">
              <rect width={`${(percent / most) * 100}%`} height="16" />
            </svg>
            <ul>
              {because.map(({ question, label, points }) => (
                <li key={`${question}-${label}`}>
                  {label} <small className="num">{points === 1 ? t('quiz.point') : t('quiz.points', { points })}</small>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
