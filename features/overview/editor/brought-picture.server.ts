import { wasWithdrawn } from '#features/trade/submissions/rows.server.ts'
import { fileAnswer } from '#features/files/uploads/storage/api.server.ts'
import type { Db } from '#db/db.ts'
import type { Files } from '#server/files/files.ts'
import { readPictureAddress } from '#web/picture-address.ts'

/** A picture of a piece that an operator brought, under an address that stays; undefined for what is drawn. */
export async function broughtPicture(request: Request, { db, files }: { db: Db; files: Files }): Promise<Response | undefined> {
  const { name = '', width } = readPictureAddress(new URL(request.url).pathname) ?? {}
  const [, id] = /^upload-([1-9]\d{0,14})$/.exec(name) ?? []
  if (!id) return undefined
  const address = files.addresses.of({ id: Number(id), variant: String(width), viewer: 'everybody' })
  const answer = await fileAnswer(new Request(new URL(address, request.url), request), { db, files, session: async () => undefined })
  // Pages are kept for as long as they like; what was taken back is gone within the minute.
  if (answer.ok) answer.headers.set('cache-control', 'public, max-age=30')
  if (answer.status === 404 && (await wasWithdrawn(db, Number(id))))
    return Response.json({ message: 'This is no longer here.' }, { status: 410, headers: { 'cache-control': 'no-store' } })
  return answer
}
