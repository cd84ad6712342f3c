import { Download } from '#server/download.ts'
import { tellSecurity } from '#server/log.ts'
import { ownWedding } from '#server/policy.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'

export const takeoutRoutes = guarded.takeout.router({
  everything: forUser.takeout.everything.handler(async ({ context: { db, session, workshop } }) => {
    await countTry(db, `export:${session.user.id}`, { tries: 5, seconds: 86_400 })
    tellSecurity('everything exported', session.user.id)
    const day = new Date().toISOString().slice(0, 10)
    const made = await workshop.make('everything', { user: session.user, wedding: ownWedding(session), day })
    return new Download({ name: `everything-${day}.zip`, type: 'application/zip', ...made })
  }),
})
