import { createFileRoute } from '@tanstack/react-router'
import { pieceHead } from '../pieces/piece-head.ts'
import { loadStep } from './questionnaire-loading.ts'
import { QuestionnaireDone } from './questionnaire-done.tsx'
import { QuestionnaireStep } from './questionnaire-step.tsx'
import css from './questionnaires.css?url'

export const Route = createFileRoute('/_setup/questionnaires/$slug/{-$step}')({
  // Each step shows what was answered last.
  gcTime: 0,
  loader: ({ params: { slug, step } }) => loadStep(slug, step),
  head: ({ loaderData }) => (loaderData ? pieceHead(loaderData.piece, { css, isHidden: loaderData.place !== 1 }) : {}),
  component: QuestionnairePage,
})

function QuestionnairePage() {
  const loaded = Route.useLoaderData()
  const { visitor } = Route.useRouteContext()
  const { place } = loaded
  if (place === 'done') return <QuestionnaireDone {...loaded} isSignedIn={visitor !== null} />
  return <QuestionnaireStep key={place} {...loaded} place={place} isSignedIn={visitor !== null} />
}
