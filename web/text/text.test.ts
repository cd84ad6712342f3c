import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { admin } from './admin.ts'
import { checklist } from './checklist.ts'
import { guestImport } from './guest-import.ts'
import { events } from './events.ts'
import { fromGuests } from './from-guests.ts'
import { guestTools } from './guest-tools.ts'
import { guestLetters } from './guest-letters.ts'
import { guestPanels } from './guest-panels.ts'
import { guestSetup } from './guest-setup.ts'
import { helping } from './helping.ts'
import { helpingLetters } from './helping-letters.ts'
import { history } from './history.ts'
import { impersonation } from './impersonation.ts'
import { letters } from './letters.ts'
import { noticeLinks } from './notice-links.ts'
import { notifications } from './notifications.ts'
import { offline } from './offline.ts'
import { push } from './push.ts'
import { settings } from './settings.ts'
import { privacy } from './privacy.ts'
import { rsvp } from './rsvp.ts'
import { site } from './site.ts'
import { tools } from './tools.ts'
import { told } from './told.ts'
import { t } from './tools-text.ts'
import { toolPages } from './tool-pages.ts'
import { typeAhead } from './type-ahead.ts'

test('a text is filled in', () => {
  expect(t('guests.found', { n: 7 })).toBe('7 guests')
  expect(t('pager.place', { from: 1, to: 30, total: 0 })).toBe('1–30 of 0')
})

test('every text is shown somewhere, and stands in one catalogue', () => {
  const keys = [
    ...Object.keys(site),
    ...Object.keys(tools),
    ...Object.keys(guestImport),
    ...Object.keys(guestPanels),
    ...Object.keys(guestSetup),
    ...Object.keys(letters),
    ...Object.keys(guestLetters),
    ...Object.keys(guestTools),
    ...Object.keys(fromGuests),
    ...Object.keys(admin),
    ...Object.keys(history),
    ...Object.keys(impersonation),
    ...Object.keys(offline),
    ...Object.keys(push),
    ...Object.keys(typeAhead),
    ...Object.keys(toolPages),
    ...Object.keys(privacy),
    ...Object.keys(rsvp),
    ...Object.keys(settings),
    ...Object.keys(helping),
    ...Object.keys(helpingLetters),
    ...Object.keys(events),
    ...Object.keys(checklist),
    ...Object.keys(told),
    ...Object.keys(notifications),
    ...Object.keys(noticeLinks),
  ]
  const files = globSync(['web/**/*.{ts,tsx}', 'features/**/*.{ts,tsx}', '{app,server}/*.ts']).filter(
    (file) => !file.startsWith('web/text/'),
  )
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  expect(keys.filter((key) => !code.includes(`'${key}'`))).toEqual([])
  expect(new Set(keys).size).toBe(keys.length)
})
