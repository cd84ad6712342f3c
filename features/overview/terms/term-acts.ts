import type { Telling } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'

/** Takes back what was done, which can be taken back in turn. */
export function undoing(change: number): () => Promise<Telling> {
  return async () => {
    const { data } = await api.terms.takeBack.call({ id: change })
    return { said: t('terms.undone'), undo: undoing(data.change) }
  }
}
