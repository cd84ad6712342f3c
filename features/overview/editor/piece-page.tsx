import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { asMissing } from '#web/map/as-missing.ts'
import { api } from '#web/client/api.ts'
import { wholeNumber } from '#web/menus/search.ts'
import { pageHead } from '#web/start/page-head.ts'
import { pieceSearch } from './content-search.ts'
import css from './editor.css?url'
import { PieceEditor } from './piece-editor.tsx'
import pieces from '#features/magazine/pieces/pieces.css?url'
import { PieceVersion } from './piece-version.tsx'
import { versionQuery } from './version-query.ts'

export const Route = createFileRoute('/_admin/admin/content/$id')({
  validateSearch: pieceSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps: { version } }) => {
    const id = wholeNumber(1)(params.id)
    if (id === undefined) throw notFound()
    const cache = await context.queries.open()
    const [{ data }] = await Promise.all([
      cache.ensureQueryData(pieceQuery(id)),
      version === undefined ? undefined : cache.ensureQueryData(versionQuery(id, version)),
    ]).catch(asMissing)
    return { id, title: data.title }
  },
  head: ({ loaderData }) => {
    const { meta, links } = pageHead({ title: loaderData?.title ?? '', css })
    return { meta, links: [{ rel: 'stylesheet', href: pieces }, ...links] }
  },
  component: PiecePage,
})

function pieceQuery(id: number) {
  return api.editor.get.queryOptions({ input: { id }, staleTime: 0 })
}

/** One piece while an operator writes it, or what one of its versions changed. */
function PiecePage() {
  const { id } = Route.useLoaderData()
  const { version } = Route.useSearch()
  const { data: piece } = useSuspenseQuery(pieceQuery(id)).data
  if (version !== undefined) return <PieceVersion piece={piece} version={version} />
  return <PieceEditor key={id} piece={piece} />
}
