import { createFileRoute } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { pieceHead } from '../../pieces/piece-head.ts'
import { loadPieces } from '../../pieces/piece-loader.ts'
import { AskedList } from '../asked-list.tsx'
import css from '../questionnaires.css?url'

export const Route = createFileRoute('/_default/forms')({
  loader: async () => (await loadPieces({ type: 'form', sort: 'title', per_page: 100 })).data,
  head: () => pieceHead({ title: t('form.title'), excerpt: t('form.text'), url: '/forms' }, { css }),
  component: FormsPage,
})

function FormsPage() {
  return <AskedList title={t('form.title')} text={t('form.text')} cards={Route.useLoaderData()} />
}
