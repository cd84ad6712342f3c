import type { PlainPage } from '#web/start/plain-page.ts'
import { t } from '#web/text/text.ts'
import type { NoticeLink } from './contract.ts'

/** Where the link at the foot of a letter with news leads. Opening it does nothing: mail scanners open every link there is. */
export const page: PlainPage = async ({ parts: [, token = ''], api }) => {
  const { state, kinds } = (await api.notice_links.get({ token })).data
  const hasLeft = state === 'left'
  const content = (
    <main className="guest-note" id="main">
      <h1>{hasLeft ? t('notice_link.left_title') : t('notice_link.title')}</h1>
      <p className="lead">{hasLeft ? t('notice_link.left_text') : t('notice_link.text')}</p>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>{wordsOf(kind)}</li>
        ))}
      </ul>
      <form method="post">
        {hasLeft && <input type="hidden" name="form" value="back" />}
        <p>
          <button className={hasLeft ? 'button' : 'button main large'} type="submit">
            {hasLeft ? t('notice_link.back') : t('notice_link.stop')}
          </button>
        </p>
      </form>
      <p className="guest-apart">
        <a href="/settings/notifications">{t('notice_link.all')}</a>
      </p>
    </main>
  )
  return { title: t('notice_link.page'), css: '', content }
}

/** Of what is to be chosen; the rest never has such a link. */
function wordsOf(kind: NoticeLink['kinds'][number]): string {
  switch (kind) {
    case 'guest_answered':
      return t('settings.told_guest_answered')
    case 'new_address':
      return t('settings.told_new_address')
    case 'help_answered':
      return t('settings.told_help_answered')
    case 'item_assigned':
      return t('settings.told_item_assigned')
    case 'payment_due':
      return t('settings.told_payment_due')
    case 'gift_promised':
      return t('settings.told_gift_promised')
    case 'message':
      return t('settings.told_message')
    default:
      return ''
  }
}
