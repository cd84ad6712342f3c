import { Download } from '#server/download.ts'
import { tellSecurity } from '#server/log.ts'
import { ownWedding, type RequestContext } from '#server/policy.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import type { Session } from '#server/session.ts'
import { type ZipFile, zipped } from '#server/zip.ts'
import { t } from '#web/text/takeout-text.ts'
import { guestWorkbook } from '../guests/api.server.ts'
import { findSubscriptions, rowsOf } from './rows.server.ts'
import { taken } from './taken-rows.server.ts'

export const takeoutRoutes = guarded.takeout.router({
  everything: forUser.takeout.everything.handler(async ({ context }) => {
    const { db, session } = context
    await countTry(db, `export:${session.user.id}`, { tries: 5, seconds: 86_400 })
    tellSecurity('everything exported', session.user.id)
    const day = new Date().toISOString().slice(0, 10)
    return new Download({ name: `everything-${day}.zip`, type: 'application/zip', content: zipped(await filesOf(context, session, day)) })
  }),
})

/** Each file is made when its turn has come, so that no list of guests is too long. */
async function filesOf({ db }: RequestContext, session: Session, day: string): Promise<ZipFile[]> {
  const { id, email, firstname, lastname } = session.user
  const newsletter = await findSubscriptions(db, email)
  return [
    { name: 'README.txt', content: [readme(`${firstname} ${lastname}`, day)] },
    { name: 'guests.xlsx', content: await guestWorkbook(db, ownWedding(session)) },
    ...taken.map((one) => ({ name: `data/${one.table}.json`, content: asList(rowsOf(db, id, one)) })),
    { name: 'data/newsletter_subscribers.json', content: [`${JSON.stringify(newsletter)}\n`] },
  ]
}

function readme(name: string, day: string): string {
  return `${[t('takeout.title', { name, day }), t('takeout.guests'), t('takeout.data'), t('takeout.left_out')].join('\n\n')}\n`
}

/** A line for each row, so that even a long list can be read by eye. */
async function* asList(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '['
  for await (const row of rows) {
    yield `${before}\n${JSON.stringify(row)}`
    before = ','
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}
