import { createFileRoute } from '@tanstack/react-router'
import { postedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { pieceHead } from '../pieces/piece-head.ts'
import { PieceCard } from '../pieces/shown/piece-card.tsx'
import type { Card } from '../content/contract.ts'
import { loadResult } from './quiz-loading.ts'
import css from './quiz.css?url'
import { quizSearch } from './quiz-search.ts'
import { ResultBand } from './result-band.tsx'
import { ResultShares } from './result-shares.tsx'
import { ResultWords } from './result-words.tsx'

export const Route = createFileRoute('/_default/style-quiz/result')({
  validateSearch: quizSearch,
  loaderDeps: ({ search: { answers } }) => ({ answers }),
  loader: async ({ deps: { answers }, context: { visitor } }) => ({ ...(await loadResult(answers, visitor)), posted: postedForm('keep') }),
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { piece, result } = loaderData
    return pieceHead(
      { title: t('quiz.you_are', { result: result.name }), excerpt: result.first.result.text, url: piece.url },
      { css, isHidden: true },
    )
  },
  component: ResultPage,
})

function ResultPage() {
  const { result, weddings, vendors, pictures, answers, isOwn, posted } = Route.useLoaderData()
  const { visitor } = Route.useRouteContext()
  return (
    <main className="quiz-page" id="main">
      <ResultBand result={result} pictures={pictures} answers={answers} visitor={visitor} isOwn={isOwn} refused={posted?.message} />
      <ResultWords result={result.first.result} />
      <ResultShares shares={result.shares} />
      <Fitting title={t('quiz.weddings')} cards={weddings} shape="4/5" />
      <Fitting title={t('quiz.vendors')} cards={vendors} shape="3/2" />
    </main>
  )
}

function Fitting({ title, cards, shape }: { title: string; cards: readonly Card[]; shape: '4/5' | '3/2' }) {
  if (cards.length === 0) return null
  return (
    <section className="quiz-fitting wrap">
      <h2>{title}</h2>
      <div className="quiz-row">
        {cards.map((card) => (
          <PieceCard key={card.id} of={card} sizes="(max-width: 767px) 50vw, 25vw" shape={shape} />
        ))}
      </div>
    </section>
  )
}
