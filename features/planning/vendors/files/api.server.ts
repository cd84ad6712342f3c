import { randomUUID } from 'node:crypto'
import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { openedBy } from '#features/files/uploads/private-file.ts'
import { giveFile } from '#features/files/uploads/use-rows.server.ts'
import { invalid, notFound } from '#server/errors.ts'
import type { Files } from '#server/files/files.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { t } from '#web/text/text.ts'
import { vendorRows } from '../rows.server.ts'
import { findFile, findFiles, findSame, findVersions, vendorFileRows } from './rows.server.ts'

const api = inWedding.vendor_files

export const vendorFilesRoutes = guarded.vendor_files.router({
  list: api.list.handler(async ({ context: { db, wedding, files }, input: { id } }) => {
    const found = (await vendorRows.findOne(db, wedding, id)) ? await findFiles(db, wedding, id) : notFound()
    return { data: found.map((one) => openedBy(one, addressFor(files, wedding.actor_id))) }
  }),

  create: api.create.handler(({ context: { db, wedding, files }, input: { id, file_id, version_of, act, ...said } }) =>
    inTransaction(db, async (db) => {
      await vendorRows.lock(db, wedding, [id])
      const { guest_wedding_event_id } = (await vendorRows.findOne(db, wedding, id)) ?? notFound()
      const first_id = version_of === null ? null : await firstOf(db, wedding, { id, version_of })
      const file = (await giveFile(db, wedding, file_id)) ?? invalid({ file_id: [t('private_file.not_yours')] })
      const ends_on = said.kind === 'certificate' ? said.ends_on : null
      const kept = {
        user_vendor_id: id,
        guest_wedding_event_id,
        first_id,
        file_id: file.id,
        name: said.name || file.name,
        kind: said.kind,
        ends_on,
      }
      const same = await findSame(db, wedding, kept)
      const [added] = same === undefined ? await vendorFileRows.add(db, wedding, { values: [kept], act }) : [{ id: same }]
      const found = (added && (await findFile(db, wedding, added.id))) ?? notFound()
      return { data: openedBy(found, addressFor(files, wedding.actor_id)) }
    }),
  ),

  destroy: api.destroy.handler(({ context: { db, wedding }, input: { id, act = randomUUID() } }) =>
    inTransaction(db, async (db) => {
      const { user_vendor_id } = (await vendorFileRows.findOne(db, wedding, id)) ?? notFound()
      // No version comes meanwhile.
      if (user_vendor_id !== null) await vendorRows.lock(db, wedding, [user_vendor_id])
      const versions = await findVersions(db, wedding, id)
      if ((await vendorFileRows.remove(db, wedding, versions, act)).length === 0) notFound()
    }),
  ),
})

/** The first version of what is named, of this vendor. */
async function firstOf(db: Db, wedding: Wedding, { id, version_of }: { id: number; version_of: number }): Promise<number> {
  const earlier = await vendorFileRows.findOne(db, wedding, version_of)
  return earlier?.user_vendor_id === id ? (earlier.first_id ?? earlier.id) : invalid({ version_of: [t('vendor_file.no_version')] })
}

function addressFor({ addresses }: Files, viewer: number) {
  return (id: number) => addresses.of({ id, variant: 'whole', viewer })
}
