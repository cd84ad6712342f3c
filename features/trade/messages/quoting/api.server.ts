import { inTransaction } from '#db/db.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { tellOther } from '../mail.server.ts'
import { callerOf } from '../policy.server.ts'
import { findPlace, holdOpen } from '../rows.server.ts'
import { addSentQuote, insertQuoteMessage, todayOf } from './rows.server.ts'

export const sentQuoteRoutes = guarded.sent_quotes.router({
  send: forUser.sent_quotes.send.handler(async ({ context: { db, session, user }, input: { id, terms } }) => {
    await countTry(db, `message:${user.id}`, { tries: 300, seconds: 3_600 })
    return inTransaction(db, async (db) => {
      const place = (await findPlace(db, callerOf(session), id)) ?? notFound()
      if (!(await holdOpen(db, place))) invalid({ terms: [t('sent_quote.takes_none')] })
      if ((terms.valid_until ?? '') < (await todayOf(db, place))) invalid({ 'terms.valid_until': [t('sent_quote.past')] })
      const quote = (await addSentQuote(db, place, { author_id: user.id, terms })) ?? conflict(undefined, t('sent_quote.taken_already'))
      const data = await insertQuoteMessage(db, place, { author_id: user.id, quote_id: quote.id, terms: quote.terms })
      await tellOther(db, place, t('sent_quote.notice', { day: longDay(terms.valid_until ?? '') ?? '' }))
      return { data }
    })
  }),
})
