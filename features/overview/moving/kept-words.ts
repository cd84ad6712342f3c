import type { Words } from '#web/client/taking-back.ts'
import { listed } from '#web/listed.ts'
import { t } from '#web/text/text.ts'

const mostNames = 6

/** What was changed since the move stays as somebody left it, and is named. */
export const keptWords: Words = {
  undone: t('moving.undone'),
  stayed: ({ kept }) => {
    const names = kept.map(({ name }) => name).filter(Boolean)
    const more = names.length > mostNames ? [...names.slice(0, mostNames), t('moving.others', { n: names.length - mostNames })] : names
    return t('moving.kept', { names: listed(more) })
  },
}
