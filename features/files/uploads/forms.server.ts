import { fileRefused } from '#server/errors.ts'
import type { Form } from '#server/form-post.ts'
import { t } from '#web/text/text.ts'
import { ownPath } from '#web/own-path.ts'

/** One file without script: it is sent here with where to go back to, and that page finds its number in the address. */
export const fileForms: Form[] = [
  {
    path: '/uploads/form',
    takes: ({ purpose = '' }) => purpose,
    submit: async (_api, { file = '' }) => {
      if (!file) fileRefused(t('files.one_file'))
    },
    shows: back,
    to: ({ file = '', ...fields }) => {
      const page = new URL(back(fields), 'http://own.invalid')
      page.searchParams.set('file', file)
      return page.pathname + page.search
    },
  },
]

/** What one does with the files of one's own, in the settings. */
export const ownFileForms: Form[] = [
  {
    path: '/settings/{-$type}',
    name: 'file',
    submit: (api, { form: _, id, ...change }) => api.files.change({ id: Number(id), ...change }),
    to: (_fields, page) => backTo(page, { done: 'saved' }),
  },
  {
    path: '/settings/{-$type}',
    name: 'no_file',
    submit: (api, { id }) => api.files.remove({ id: Number(id) }),
    to: ({ id = '' }, page) => backTo(page, { done: 'file_deleted', file: id }),
  },
  {
    path: '/settings/{-$type}',
    name: 'file_again',
    submit: (api, { id }) => api.files.restore({ id: Number(id) }),
    to: (_fields, page) => backTo(page, { done: 'file_restored' }),
  },
]

type Api = Parameters<Form['submit']>[0]

interface PlaceForms extends Pick<Form, 'path'> {
  name: string
  save: (api: Api, file_id: number | null, page: URL) => Promise<unknown>
  to: NonNullable<Form['to']>
}

/** The plain forms of a place for one picture: one brings it, the other takes it away. */
export function pictureForms({ path, name, save, to }: PlaceForms): Form[] {
  return [
    {
      path,
      name,
      takes: () => 'picture',
      submit: (api, { file }, page) => (file ? save(api, Number(file), page) : fileRefused(t('files.one_file'))),
      to,
    },
    { path, name: `no_${name}`, submit: (api, _fields, page) => save(api, null, page), to },
  ]
}

function back(fields: Record<string, string>): string {
  return ownPath(fields['back']) ?? '/'
}

/** The same list, with what was done; what was said before is over. */
function backTo({ pathname, searchParams }: URL, said: Record<string, string>): string {
  const search = new URLSearchParams(searchParams)
  for (const name of ['done', 'file']) search.delete(name)
  for (const [name, value] of Object.entries(said)) search.set(name, value)
  return `${pathname}?${search}`
}
