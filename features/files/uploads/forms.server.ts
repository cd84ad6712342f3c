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

function back(fields: Record<string, string>): string {
  return ownPath(fields['back']) ?? '/'
}
