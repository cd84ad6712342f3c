import type { Words } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'

/** What is said of taking an act on an event back. */
export const eventWords: Words = { undone: t('events.undone'), stayed: () => t('events.kept') }
