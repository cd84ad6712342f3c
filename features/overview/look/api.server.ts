import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Db } from '#db/db.ts'
import { wholeKey } from '#features/files/uploads/file-place.ts'
import { invalid, notFound, unavailable } from '#server/errors.ts'
import type { Files } from '#server/files/files.ts'
import { forUser, guarded } from '#server/procedures.ts'
import type { Site } from '#features/contract.ts'
import { t } from '#web/text/text.ts'
import { findLogo, findOwnPicture, type LogoFile, setLogo } from './rows.server.ts'

export const lookRoutes = guarded.look.router({
  setLogo: forUser.look.setLogo.handler(async ({ context: { db, user, files, site }, input: { file_id } }) => {
    const notTheirs = () => invalid({ file_id: [t('files.not_yours')] })
    const chosen = file_id === null ? null : ((await findOwnPicture(db, user.id, file_id)) ?? notTheirs())
    if (chosen) await drawn(files, chosen)
    if (!(await setLogo(db, user.id, file_id))) notTheirs()
    await site.look()
    return { data: { logo: chosen && shownLogo(chosen) } }
  }),
})

/** As high as the drawing in whose place it stands, and hardly wider than two of it. */
const most = { width: 240, height: 30 }

/** How pages and letters show it: one PNG for both, since some mail programs know nothing newer. */
export function shownLogo({ id, width, height }: LogoFile): NonNullable<Exclude<Site['logo'], 'drawing'>> {
  const scale = Math.min(most.width / width, most.height / height)
  const [shownWidth, shownHeight] = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number]
  return { src: `/logo/${id}.png`, width: shownWidth, height: shownHeight }
}

/** Anybody may see it, under an address that changes with it and leads nowhere once it is another. */
export async function logoAnswer(address: string, { db, files }: { db: Db; files: Files }): Promise<Response> {
  const found = await findLogo(db)
  if (!found || address !== shownLogo(found).src) notFound()
  const stored = await files.store.get(await drawn(files, found))
  if (!stored) notFound()
  const headers = {
    'content-type': 'image/png',
    'content-length': String(stored.bytes),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=60',
  }
  return new Response(Readable.toWeb(stored.content) as ReadableStream, { headers })
}

/** Its PNG, twice as large as it is shown, made the first time that it is asked for. */
async function drawn({ store, keeper, onItsWay }: Files, file: LogoFile): Promise<string> {
  const key = `${file.key}/logo.png`
  const there = await store.get(key)
  if (there) {
    there.content.destroy()
    return key
  }
  const [path, out] = await Promise.all([onItsWay(randomUUID()), onItsWay(randomUUID())])
  try {
    const whole = await open(path, 'w', 0o600)
    if (!(await store.copy(wholeKey(file), whole).finally(() => whole.close()))) notFound()
    if (!(await keeper.resize({ path, out, width: 2 * shownLogo(file).width, format: 'png' }))) unavailable()
    await store.put(key, out)
    return key
  } finally {
    for (const one of [path, out]) await rm(one, { force: true }).catch(() => {})
  }
}
