import { inTransaction, type Db } from '#db/db.ts'
import { findMembers } from '#features/trade/members/rows.server.ts'
import { noteAct } from '#features/trade/profile/rows.server.ts'
import { invalid } from '#server/errors.ts'
import { queueMail } from '#server/mail.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { t } from '#web/text/text.ts'
import type { Preview } from './contract.ts'
import { mergedLetter } from './mail.server.ts'
import { hindrances } from './hindrances.ts'
import { moveAll } from './moving-rows.server.ts'
import { endRecord, moveWrittenReviews, renameInPieces } from './piece-rows.server.ts'
import { type Business, countMoves, findTwo, type Two } from './rows.server.ts'
import { findMerge, noteMerge } from './merge-rows.server.ts'

const own = forUser.vendor_merges

export const vendorMergeRoutes = guarded.vendor_merges.router({
  preview: own.preview.handler(async ({ context: { db }, input }) => {
    const two = await both(db, input)
    return { data: { goes: shown(two.goes), stays: shown(two.stays), moves: await countMoves(db, two), hinders: hindranceOf(two) } }
  }),

  merge: own.merge.handler(({ context: { db, user, publicUrl }, input: { words, ...named } }) =>
    inTransaction(db, async (db) => {
      const two = await both(db, named, true)
      const { goes, stays } = two
      // Of two at once the second finds what the first did.
      const done = goes.kept_id === stays.id ? await findMerge(db, goes.id) : undefined
      if (done) return { data: { url: stays.url, moved: done.moved } }
      const hinders = hindranceOf(two)
      if (hinders) return invalid({ goes: [hindrances[hinders]] })
      const moved = await countMoves(db, two)
      await moveAll(db, two)
      await renameInPieces(db, two, user.id)
      await moveWrittenReviews(db, two, user.id)
      await endRecord(db, two, user.id)
      await noteMerge(db, { gone_id: goes.id, kept_id: stays.id, merged_by: user.id, words, moved: JSON.stringify(moved) })
      await noteAct(db, { content_id: stays.id, actor_id: user.id, what: 'merged', words })
      for (const reader of await findMembers(db, stays.id))
        await queueMail(db, mergedLetter(reader, { goes: goes.title, title: stays.title, words, url: publicUrl + stays.url }))
      return { data: { url: stays.url, moved } }
    }),
  ),
})

async function both(db: Db, named: { goes: string; stays: string }, isHeld = false): Promise<Two> {
  const { goes, stays } = await findTwo(db, named, isHeld)
  if (!goes) return invalid({ goes: [t('merging.nobody')] })
  if (!stays) return invalid({ stays: [t('merging.nobody')] })
  return { goes, stays }
}

function hindranceOf({ goes, stays }: Two): Preview['hinders'] {
  if (goes.id === stays.id) return 'same'
  if (goes.kept_id !== null) return 'merged'
  if (!stays.is_shown) return 'not_shown'
  if (goes.members > 0 && stays.members > 0) return 'both_held'
  if (goes.is_claimed || stays.is_claimed) return 'claims'
  return goes.waits ? 'waits' : null
}

function shown({ id, slug, title, url, members }: Business): Preview['goes'] {
  return { id, slug, title, url, members }
}
