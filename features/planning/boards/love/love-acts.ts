import type { AnyRouter } from '@tanstack/react-router'
import { enact } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { takeBack } from '#web/client/taking-back.ts'
import { toSignIn } from '#web/client/to-sign-in.ts'
import { t } from '#web/text/text.ts'
import { readLoved } from './loved.ts'

/** Saves it to Loved; whoever is not signed in does that first, and then it is saved. */
export async function love(router: AnyRouter, id: number, title: string): Promise<boolean> {
  const { visitors, queries } = router.options.context
  if (!(await visitors.get())) {
    await api.boards.remember.call({ id })
    await toSignIn(router)
    return false
  }
  const { isDone } = await enact(await queries.open(), async (act) => {
    const { undo } = await api.boards.love.call({ model: { id }, act })
    await readLoved()
    return undo === null ? undefined : { said: t('love.done', { title }), undo: () => back(undo) }
  })
  return isDone
}

/** Takes an act with a heart back, and the heart with it. */
export async function back(act: string) {
  const undone = await takeBack(act, {})
  await readLoved()
  return undone
}
