import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { sectionAt } from './settings-sections.ts'

/** The settings by their owner's name; of anybody else there is no such page. */
export const Route = createFileRoute('/_user/users/$username/settings/{-$type}')({
  loader: ({ context: { visitor }, params: { username, type = 'profile' } }) => {
    if (visitor?.username.toLowerCase() !== username.toLowerCase() || !sectionAt(type)) throw notFound()
    throw redirect({ href: `/settings/${type}` })
  },
})
