import { noticeLinks } from './notice-links.ts'
import { settings } from './settings.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

/** A text of the page behind the link of a letter with news; what it is about is called as in the settings. */
export const t = textsOf({ ...site, ...settings, ...noticeLinks })
