import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import type { TypeName } from '#features/magazine/content/type-names.ts'
import { newSearch } from './content-search.ts'
import css from './editor.css?url'
import { PieceEditor } from './piece-editor.tsx'
import pieces from '#features/magazine/pieces/pieces.css?url'
import { typeIn } from './piece-words.ts'
import { newPiece } from './piece-writing.ts'

export const Route = createFileRoute('/_admin/admin/content/new')({
  validateSearch: newSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { type } }) => {
    await (await context.queries.open()).ensureQueryData(blankQuery(typeIn(type) ?? 'article'))
    return { title: t('editor.new') }
  },
  head: ({ loaderData }) => {
    const { meta, links } = pageHead({ title: loaderData?.title ?? '', css })
    return { meta, links: [{ rel: 'stylesheet', href: pieces }, ...links] }
  },
  component: NewPiecePage,
})

function blankQuery(type: TypeName) {
  return api.editor.blank.queryOptions({ input: { type }, staleTime: 0 })
}

/** A piece that nobody has saved yet. */
function NewPiecePage() {
  const type = typeIn(Route.useSearch().type) ?? 'article'
  const { data: form } = useSuspenseQuery(blankQuery(type)).data
  return <PieceEditor key={type} piece={newPiece(form)} />
}
