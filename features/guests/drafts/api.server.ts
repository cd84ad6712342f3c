import { inTransaction } from '#db/db.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { mergedSaid } from './merged-said.ts'
import * as rows from './rows.server.ts'

const api = inWedding.drafts

export const draftsRoutes = guarded.drafts.router({
  list: api.list.handler(async ({ context: { db, wedding } }) => ({ data: await rows.findDrafts(db, wedding) })),

  save: api.save.handler(async ({ context: { db, wedding }, input: { kind, said: mine, base } }) => {
    const said = await inTransaction(db, async (db) => {
      const said = mergedSaid(base, mine, await rows.holdDraft(db, wedding, kind))
      await rows.saveDraft(db, wedding, { kind, said })
      return said
    })
    return { data: { kind, said } }
  }),
})
