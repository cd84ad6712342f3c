import { type PlainApi, type PlainShown, seeOther } from '#web/start/plain-page.ts'
import { t } from '#web/text/text.ts'
import type { Invitation } from '../contract.ts'
import { listed } from '#web/listed.ts'
import { coupleView } from './couple-view.tsx'
import { isPreview, previewSearch } from '#features/guests/list/rsvp-paths.ts'

interface Visit {
  id: number
  url: URL
  api: PlainApi
  hasSession: boolean
}

interface Shown {
  invitation: Invitation
  id: number
}

/** A guest by number is the couple's own way in: what is known of them, or their pages to be looked at. Signed out, they sign in first. */
export async function coupleWay({ id, url, api, hasSession }: Visit, show: (shown: Shown) => PlainShown): Promise<PlainShown | Response> {
  if (!hasSession) {
    const params = { login: 'true', 'redirect-to': `${url.pathname}${isPreview(url) ? previewSearch : ''}` }
    return seeOther(`/?${new URLSearchParams(params)}`)
  }
  if (!isPreview(url)) return coupleView(api, id)
  const { data: invitation } = await api.rsvp.preview({ id })
  return show({ invitation, id })
}

/** Says above all else that nothing of it is for real. */
export function PreviewNote({ invitation: { guests }, id }: Shown) {
  return (
    <div className="guest-said guest-preview" role="note">
      <p>{t('rsvp.preview', { names: listed(guests.map(({ firstname }) => firstname)) })}</p>
      <a href={`/tools/guest-list?guest=${id}`}>{t('rsvp.open_list')}</a>
    </div>
  )
}
