import type { Db } from '#db/db.ts'
import { brought, followed } from '#features/files/uploads/works.server.ts'
import type { Store } from '#server/files/store.ts'
import { type ZipFile, zipped } from '#server/zip.ts'
import { t } from '#web/text/text.ts'
import { findProfile, lists, rowsOf, sentFiles } from './rows.server.ts'

interface Order {
  content_id: number
  title: string
  day: string
}

/** Each file is made when its turn has come, so that no list is too long. */
export async function* vendorArchive(db: Db, { content_id, title, day }: Order, store: Store): AsyncGenerator<Uint8Array> {
  const names = Object.keys(lists) as (keyof typeof lists)[]
  const files: ZipFile[] = [
    { name: 'README.txt', content: [`${t('vendor_leaving.archive', { title, day })}\n`] },
    { name: 'profile.json', content: [`${JSON.stringify(await findProfile(db, content_id), null, 2)}\n`] },
    ...names.map((name) => ({ name: `${name}.json`, content: asList(rowsOf(db, name, content_id)) })),
  ]
  yield* zipped(followed(files, brought(await sentFiles(db, content_id), store)))
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
