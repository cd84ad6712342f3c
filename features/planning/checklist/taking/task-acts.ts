import type { AnyRouter } from '@tanstack/react-router'
import { theWedding } from '#features/wedding/events/event-kinds.ts'
import { enact } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { takeBack } from '#web/client/taking-back.ts'
import { toSignIn } from '#web/client/to-sign-in.ts'
import { t } from '#web/text/text.ts'
import { checklistWords } from '../tool/checklist-undone.ts'
import type { OfferedTask } from './offered-task.ts'
import { readTaken } from './taken.ts'

interface Place {
  /** The piece whose text has it. */
  id: number
  /** Which of its tasks it is, from nought. */
  nth: number
}

/** Puts it on the checklist of the wedding; whoever is not signed in does that first, and then it is there. */
export async function take(router: AnyRouter, task: OfferedTask, { id, nth }: Place): Promise<boolean> {
  const { visitors, queries } = router.options.context
  if (!(await visitors.get())) {
    await api.boards.remember.call({ id, task: nth })
    await toSignIn(router)
    return false
  }
  const { isDone } = await enact(
    await queries.open(),
    async (act) => {
      await api.user_checklist_items.create.call({ ...task, guest_wedding_event_id: await eventOfWedding(), act })
      await readTaken()
      return { said: t('take.done', { title: task.title }), undo: () => back(act) }
    },
    { words: checklistWords },
  )
  return isDone
}

/** The list of the wedding itself; who has no event yet gets that one. */
async function eventOfWedding(): Promise<number> {
  const { guest_wedding_events: events } = await api.user_checklist_items.list.call({ per_page: 1 })
  const found = events.find(({ taxonomy_event_id }) => taxonomy_event_id === theWedding.id) ?? events[0]
  if (found) return found.id
  const { data } = await api.guest_wedding_events.create.call({ taxonomy_event_id: theWedding.id, name: theWedding.name })
  return data?.id ?? eventOfWedding()
}

/** Takes it off again, and the page with it. */
async function back(act: string) {
  const undone = await takeBack(act, checklistWords)
  await readTaken()
  return undone
}
