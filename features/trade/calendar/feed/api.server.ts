import { type Db, inTransaction } from '#db/db.ts'
import { actingFor } from '#features/trade/members/policy.server.ts'
import { Download } from '#server/download.ts'
import { incomplete, invalid, notFound } from '#server/errors.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { countTry, isNewWish } from '#server/rate-limit.ts'
import { hashToken, newToken } from '#server/session.ts'
import { t } from '#web/text/text.ts'
import { deleteAddress, findOwnDays, renewAddress } from './address-rows.server.ts'
import { daysRead } from './days-read.ts'
import { ownCalendar } from './own-calendar.ts'
import { askForReading, deleteFeed, queueReading, saveDays, saveFeed } from './rows.server.ts'

const own = forUser.vendor_feed

export const vendorFeedRoutes = guarded.vendor_feed.router({
  save: own.save.handler(({ context: { db, user }, input }) => {
    const address = addressIn(input.address)
    return inTransaction(db, async (db) => {
      const { content_id } = await actingFor(db, user.id)
      await countTry(db, `vendor_feed:${content_id}`, { tries: 60, seconds: 3_600 })
      if (!(await saveFeed(db, content_id, { address, time_zone: await zoneOf(db, user.id, input.time_zone) }))) notOut()
      await queueReading(db, content_id)
    })
  }),

  give: own.give.handler(async ({ context: { db, user, publicUrl }, input }) => {
    const time_zone = await zoneOf(db, user.id, input.time_zone)
    const read = await daysRead(input.file, { time_zone, host: new URL(publicUrl).host })
    if (typeof read === 'string') invalid({ file: [read === 'kind' ? t('feed.file_none') : t('feed.trouble_long')] })
    await inTransaction(db, async (db) => {
      const { content_id } = await actingFor(db, user.id)
      if (!(await saveFeed(db, content_id, { address: null, time_zone }))) notOut()
      await saveDays(db, content_id, { ...read, address: null })
    })
  }),

  read: own.read.handler(({ context: { db, user } }) =>
    inTransaction(db, async (db) => {
      const { content_id } = await actingFor(db, user.id)
      if (!(await isNewWish(db, `read_vendor_feed:${content_id}`))) return
      if (await askForReading(db, content_id)) await queueReading(db, content_id)
    }),
  ),

  remove: own.remove.handler(({ context: { db, user } }) =>
    inTransaction(db, async (db) => void (await deleteFeed(db, (await actingFor(db, user.id)).content_id))),
  ),

  renew: own.renew.handler(async ({ context: { db, user, publicUrl } }) => {
    await actingFor(db, user.id)
    const token = newToken()
    await renewAddress(db, user.id, hashToken(token))
    return { data: { url: `${publicUrl}/api/v1/vendor-calendars/${token}` } }
  }),

  revoke: own.revoke.handler(({ context: { db, user } }) => deleteAddress(db, user.id)),

  out: guarded.vendor_feed.out.handler(async ({ context: { db, publicUrl }, input: { token } }) => {
    const days = (await findOwnDays(db, hashToken(token))) ?? notFound()
    const file = ownCalendar(days, new URL(publicUrl).host)
    return new Download({ name: 'posy.ics', type: 'text/calendar; charset=utf-8', content: once(file) })
  }),
})

/** Calendars call it by a scheme of their own, which is the web's, and people leave it out. Whether it may be read is for who reads it. */
function addressIn(typed: string): string {
  const given = typed.trim().replace(/^webcals?:/i, 'https:')
  const url = URL.parse(given) ?? URL.parse(`https://${given}`)
  const isAddress =
    url && /^https?:$/.test(url.protocol) && !url.username && !url.password && /[.:]/.test(url.hostname) && url.href.length <= 2_048
  return isAddress ? url.href : invalid({ address: [t('feed.trouble_address')] })
}

/** The browser's, else the one that they live by. */
async function zoneOf(db: Db, user_id: number, given: string | undefined): Promise<string> {
  if (given) return given
  const { time_zone } = await db.selectFrom('users').where('id', '=', user_id).select('time_zone').executeTakeFirstOrThrow()
  return time_zone
}

function notOut(): never {
  return incomplete(t('calendar.not_out'))
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text)
}
