import { createFileRoute } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { searchOf, words } from '#web/menus/search.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { SaveElsewhere } from './save-elsewhere.tsx'
import css from '../tool/boards.css?url'

const sharedSearch = searchOf({ url: words(2_000), title: words(2_000), text: words(4_000) })

export const Route = createFileRoute('/_user/tools/vision-boards/save')({
  validateSearch: sharedSearch,
  loader: async ({ context }) => {
    const cache = await context.queries.open()
    await cache.ensureQueryData(api.boards.index.queryOptions({ input: {} }))
  },
  head: () => pageHead({ title: t('boards.save_elsewhere'), css }),
  component: SaveElsewherePage,
})

/** Where the bookmark and the share sheet of a phone lead. */
function SaveElsewherePage() {
  const shared = Route.useSearch()
  return <SaveElsewhere key={JSON.stringify(shared)} shared={shared} />
}
