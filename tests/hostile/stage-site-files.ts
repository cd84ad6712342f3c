import { readShipped } from '#server/shipped.ts'
import type { Special } from './stage.ts'

/** What ships, over which nobody has written. */
function shipped(name: string): Special {
  return async ({ db }) => {
    await db.deleteFrom('site_files').execute()
    return { version: 0, value: readShipped(`site/${name}`), file: name, to: 0 }
  }
}

export const ofSiteFiles = {
  'siteFiles.saveGlobal': shipped('global.json'),
  'siteFiles.saveCountdown': shipped('countdown.json'),
  'siteFiles.savePayment': shipped('payment.json'),
  'siteFiles.saveSelects': shipped('selects.json'),
  'siteFiles.saveMenus': shipped('menus.json'),
  'siteFiles.bringBack': shipped('menus.json'),
}
