import { createFileRoute } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import { pieceHead } from '../pieces/piece-head.ts'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'
import { PieceText } from '../pieces/shown/piece-text.tsx'
import { PieceTitle } from '../pieces/shown/piece-title.tsx'
import { loadQuiz } from './quiz-loading.ts'
import css from './quiz.css?url'

export const Route = createFileRoute('/_default/style-quiz')({
  loader: async () => (await loadQuiz()).piece,
  head: ({ loaderData }) => (loaderData ? pieceHead({ ...loaderData, url: '/style-quiz' }, { css }) : {}),
  component: StyleQuizPage,
})

/** What it asks and what comes of it; who has a result sees which. */
function StyleQuizPage() {
  const piece = Route.useLoaderData()
  const kept = Route.useRouteContext().visitor?.wedding_details.style_quiz
  const pictures = ['room-courtyard', 'flowers-full', 'cake-lemon'].flatMap((name) => piece.pictures.find((one) => one.name === name) ?? [])
  return (
    <main className="quiz-page" id="main">
      <section className="quiz-band">
        <div className="wrap">
          <div>
            <p className="kicker">{kept ? t('quiz.last_time', { result: kept.result }) : t('quiz.title')}</p>
            <h1>
              <PieceTitle of={piece} />
            </h1>
            <p className="lead">{piece.excerpt}</p>
            <p className="buttons">
              <Link className="button main large" to="/style-quiz/$step" params={{ step: '1' }}>
                {kept ? t('quiz.again') : t('quiz.begin')}
              </Link>
              {kept && (
                <Link className="button large" to="/style-quiz/result">
                  {t('quiz.to_result')}
                </Link>
              )}
            </p>
          </div>
          <div className="quiz-cuts">
            {pictures.map((picture, place) => (
              <PiecePicture key={picture.id} of={picture} sizes="(max-width: 767px) 60vw, 400px" alt="" isEager={place === 0} />
            ))}
          </div>
        </div>
      </section>
      <div className="quiz-about wrap">
        <PieceText of={piece} />
      </div>
    </main>
  )
}
