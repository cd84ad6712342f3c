import * as z from 'zod'
import { route } from '#features/route.ts'
import { SiteFiles } from '#features/site/home/site-shapes.ts'

const File = SiteFiles.keyof()
/** None is 0: nobody has written anything over what the files say. */
const Version = z.int().min(0).max(2_147_483_646)

const Saved = z.strictObject({
  version: Version,
  saved: z
    .array(z.strictObject({ version: Version, saved_at: z.iso.datetime({ offset: true }), saved_by: z.string().nullable() }))
    .describe('The versions that are kept, the last first'),
})

function kept<Name extends keyof SiteFiles>(name: Name) {
  return Saved.extend({
    value: SiteFiles.shape[name].describe('What counts now'),
    base: SiteFiles.shape[name].describe('The same as the files have it'),
  })
}

const all = z.strictObject({
  data: z.strictObject({
    'global.json': kept('global.json'),
    'countdown.json': kept('countdown.json'),
    'payment.json': kept('payment.json'),
    'selects.json': kept('selects.json'),
    'menus.json': kept('menus.json'),
  }),
})

const operator = route.$route({ tags: ['Operator'] })
const writes = { policy: 'admin', impersonation: 'refused' } as const

/** One call for each file, since each has a shape of its own. */
function saving<Name extends keyof SiteFiles>(name: Name) {
  return operator
    .route({
      method: 'PUT',
      path: `/admin/site-files/${name.replace('.json', '')}`,
      summary: `What the site says, as ${name} has it, from now on`,
    })
    .meta(writes)
    .input(z.object({ version: Version.describe('The one that was read'), value: SiteFiles.shape[name] }))
    .output(all)
}

export const siteFilesContract = {
  get: operator
    .route({ method: 'GET', path: '/admin/site-files', summary: 'What the site says, as files and operators have it' })
    .meta({ policy: 'admin' })
    .output(all),
  saveGlobal: saving('global.json'),
  saveCountdown: saving('countdown.json'),
  savePayment: saving('payment.json'),
  saveSelects: saving('selects.json'),
  saveMenus: saving('menus.json'),
  bringBack: operator
    .route({
      method: 'POST',
      path: '/admin/site-files/{file}/bring-back',
      summary: 'An earlier version once more; 0 is what the files say',
    })
    .meta(writes)
    .input(z.object({ file: File, version: Version.describe('The one that was read'), to: Version }))
    .output(all),
}
