import type { Db } from '#db/db.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { asWritten, type SiteReader } from '#server/site-files.ts'
import type { SiteFiles } from '#features/site/home/site-shapes.ts'
import { keepOrigin } from '#web/site.ts'
import { t } from '#web/text/text.ts'
import { shownLogo } from '../look/api.server.ts'
import { findLogo } from '../look/rows.server.ts'
import { findTermsNow } from '../terms/rows.server.ts'
import { differing } from './differing.ts'
import { findGiven, findSaved, findWritten, isWritten, type Name, writeFile } from './rows.server.ts'

const { get, saveGlobal, saveCountdown, savePayment, saveSelects, saveMenus, bringBack } = forUser.siteFiles

interface Caller {
  context: { db: Db; site: SiteReader; user: { id: number } }
}

export const siteFileRoutes = guarded.siteFiles.router({
  get: get.handler(({ context }) => everyFile({ context })),
  saveGlobal: saveGlobal.handler(({ context, input }) => save('global.json', { context }, input)),
  saveCountdown: saveCountdown.handler(({ context, input }) => save('countdown.json', { context }, input)),
  savePayment: savePayment.handler(({ context, input }) => save('payment.json', { context }, input)),
  saveSelects: saveSelects.handler(({ context, input }) => save('selects.json', { context }, input)),
  saveMenus: saveMenus.handler(({ context, input }) => save('menus.json', { context }, input)),
  bringBack: bringBack.handler(async ({ context, input: { file, version, to } }) => {
    const { given } = to === 0 ? { given: null } : ((await findGiven(context.db, file, to)) ?? notFound())
    const { data } = asWritten(file, context.site.now().base[file], given)
    return save(file, { context }, { version, value: data ?? invalid({ to: [t('site_files.fits_no_more')] }) })
  }),
})

/** Kept is only what differs from the files, so that what they say tomorrow of the rest counts. */
async function save(name: Name, { context }: Caller, { version, value }: { version: number; value: object }) {
  const { db, site, user } = context
  const given = (differing(site.now().base[name], value) as object | undefined) ?? null
  if (given && 'registry_script' in given) invalid({ 'value.registry_script': [t('site_files.by_file')] })
  // What is so already needs no version.
  if (await isWritten(db, name, given)) return everyFile({ context })
  const isSaved = await writeFile(db, { name, version, given, saved_by: user.id })
  if (!isSaved) conflict((await everyFile({ context })).data)
  await site.look()
  return everyFile({ context })
}

/** As the database has it at this moment, whatever this process knows by now. */
async function everyFile({ context: { db, site } }: Pick<Caller, 'context'>) {
  const { base } = site.now()
  const [written, saved] = await Promise.all([findWritten(db), findSaved(db)])
  const entryOf = <File extends Name>(name: File) => {
    const { given = null, version = 0 } = written.find((one) => one.name === name) ?? {}
    const { data } = asWritten(name, base[name], given)
    const lines = saved.filter((line) => line.name === name).map(({ name: _, ...line }) => line)
    return { version, value: (data ?? base[name]) as SiteFiles[File], base: base[name], saved: lines }
  }
  return {
    data: {
      'global.json': entryOf('global.json'),
      'countdown.json': entryOf('countdown.json'),
      'payment.json': entryOf('payment.json'),
      'selects.json': entryOf('selects.json'),
      'menus.json': entryOf('menus.json'),
    },
  }
}

/** From now on pages and letters have what operators said: the logo, what they wrote over the files, and the terms. */
export function watchWritten(site: SiteReader, db: Db, publicUrl: string): void {
  keepOrigin(publicUrl)
  site.watch(async () => {
    const [logo, written, terms] = await Promise.all([findLogo(db), findWritten(db), findTermsNow(db)])
    return { logo: logo && shownLogo(logo), files: Object.fromEntries(written.map(({ name, given }) => [name, given ?? {}])), terms }
  })
}
