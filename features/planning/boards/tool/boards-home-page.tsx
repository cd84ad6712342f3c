import { createFileRoute, redirect } from '@tanstack/react-router'
import { addressOf } from '#web/map/targets.ts'
import { searchOf, wholeNumber } from '#web/menus/search.ts'
import { boardsPath } from './boards-query.ts'

const eventSearch = searchOf({ event: wholeNumber(1) })

/** The tool's own address leads to the boards of whoever asks. */
export const Route = createFileRoute('/_user/tools/vision-boards')({
  validateSearch: eventSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { visitor }, deps: { event } }) => {
    const own = addressOf(boardsPath, { username: visitor?.username })
    throw redirect({ href: event === undefined ? own : `${own}?event=${event}` })
  },
})
