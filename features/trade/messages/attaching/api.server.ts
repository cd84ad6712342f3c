import { inTransaction } from '#db/db.ts'
import { invalid, notFound } from '#server/errors.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import { t } from '#web/text/text.ts'
import { tellOther } from '../mail.server.ts'
import { callerOf } from '../policy.server.ts'
import { findPlace, holdOpen } from '../rows.server.ts'
import { kindWords } from './file-words.ts'
import * as rows from './rows.server.ts'

export const sentFileRoutes = guarded.sent_files.router({
  send: forUser.sent_files.send.handler(async ({ context: { db, session, user }, input }) => {
    const { id, version_of, kind, words } = input
    const ends_on = kind === 'certificate' ? (input.ends_on ?? invalid({ ends_on: [t('sent_file.day_missing')] })) : null
    await countTry(db, `message:${user.id}`, { tries: 300, seconds: 3_600 })
    return inTransaction(db, async (db) => {
      const place = (await findPlace(db, callerOf(session), id)) ?? notFound()
      if (!(await holdOpen(db, place))) invalid({ file_id: [t('sent_file.takes_none')] })
      const first_id = version_of === null ? null : ((await rows.findFirst(db, place, version_of)) ?? notFound())
      const sent = { author_id: user.id, file_id: input.file_id }
      const { file_id, name } = (await rows.giveFile(db, place, sent)) ?? invalid({ file_id: [t('files.not_yours')] })
      const said = { author_id: user.id, file_id, kind, ends_on, first_id, words }
      const twice = await rows.findSame(db, place, said)
      if (twice) return { data: twice }
      const data = await rows.insertFile(db, place, { ...said, name })
      await tellOther(db, place, [t('sent_file.notice', { kind: kindWords[kind], name }), words].filter(Boolean).join('\n\n'))
      return { data }
    })
  }),
})
