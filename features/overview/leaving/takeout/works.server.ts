import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { brought, followed } from '#features/files/uploads/works.server.ts'
import { websiteDocument } from '#features/overview/website/works.server.ts'
import { guestWorkbook } from '#features/guests/list/works.server.ts'
import type { Store } from '#server/files/store.ts'
import { type ZipFile, zipped } from '#server/zip.ts'
import { t } from '#web/text/text.ts'
import { findSubscriptions, ownFiles, rowsOf } from './rows.server.ts'
import { taken } from './taken-rows.server.ts'

interface Order {
  user: { id: number; email: string; firstname: string; lastname: string }
  wedding: Wedding
  day: string
}

/** Each file is made when its turn has come, so that no list of guests is too long. */
export async function* everything(db: Db, { user, wedding, day }: Order, store: Store): AsyncGenerator<Uint8Array> {
  const { id, email, firstname, lastname } = user
  const newsletter = await findSubscriptions(db, email)
  const website = await websiteDocument(db, id)
  const files: ZipFile[] = [
    { name: 'README.txt', content: [readme(`${firstname} ${lastname}`, day)] },
    { name: 'guests.xlsx', content: guestWorkbook(db, { wedding }) },
    ...(website === undefined ? [] : [{ name: 'website.html', content: [website] }]),
    ...taken.map((one) => ({ name: `data/${one.table}.json`, content: asList(rowsOf(db, id, one)) })),
    { name: 'data/newsletter_subscribers.json', content: [`${JSON.stringify(newsletter)}\n`] },
  ]
  yield* zipped(followed(files, brought(await ownFiles(db, id), store)))
}

function readme(name: string, day: string): string {
  return `${[t('takeout.title', { name, day }), t('takeout.guests'), t('takeout.website'), t('takeout.data'), t('takeout.files'), t('takeout.left_out')].join('\n\n')}\n`
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
