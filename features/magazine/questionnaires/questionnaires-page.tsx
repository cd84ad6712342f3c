import { createFileRoute } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { pieceHead } from '../pieces/piece-head.ts'
import { loadPieces } from '../pieces/piece-loader.ts'
import { AskedList } from './asked-list.tsx'
import css from './questionnaires.css?url'

export const Route = createFileRoute('/_default/questionnaires')({
  loader: async () => (await loadPieces({ type: 'questionnaire', sort: 'title', per_page: 100 })).data,
  head: () => pieceHead({ title: t('asked.questionnaires'), excerpt: t('asked.questionnaires_text'), url: '/questionnaires' }, { css }),
  component: QuestionnairesPage,
})

function QuestionnairesPage() {
  return <AskedList title={t('asked.questionnaires')} text={t('asked.questionnaires_text')} cards={Route.useLoaderData()} />
}
