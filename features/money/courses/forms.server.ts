import type { Form } from '#server/form-post.ts'
import { ownPath } from '#web/own-path.ts'

/** A lesson that is done, and a note, by plain forms of both addresses that a lesson has. */
export const courseForms: Form[] = ['/courses/$slug/$lesson', '/users/$username/courses/$slug/$lesson'].flatMap((path): Form[] => [
  {
    path,
    name: 'complete',
    submit: (api, { lesson }) => api.courses.mark({ lesson: Number(lesson), is_completed: true }),
    to: ({ next }, { pathname }) => ownPath(next) ?? plain(pathname),
  },
  {
    path,
    name: 'note',
    submit: (api, { lesson, seconds, text = '' }) => api.courses.addNote({ lesson: Number(lesson), seconds: Number(seconds ?? 0), text }),
    to: (_fields, { pathname }) => `${plain(pathname)}#notes`,
  },
])

/** A path that begins with two slashes would name another site. */
function plain(pathname: string): string {
  return `/${pathname.replace(/^[/\\]+/, '')}`
}
