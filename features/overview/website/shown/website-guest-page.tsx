import { websitePath } from '#features/guests/list/website-path.ts'
import { type PlainPage, seeOther } from '#web/start/plain-page.ts'

/** A guest's own way in: the link in their letter leaves a pass, and goes on to an address that may be shown to others. */
export const page: PlainPage = async ({ parts: [, address = '', invite_id = ''], api, cookies }) => {
  await api.website_page.come({ address, invite_id })
  const onward = seeOther(websitePath(address))
  for (const cookie of cookies()) onward.headers.append('set-cookie', cookie)
  return onward
}
