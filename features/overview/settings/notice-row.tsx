import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Notice } from '#features/notices/choices/contract.ts'

export interface Choice {
  kind: Notice['kind']
  channel: 'mail' | 'push'
  is_wanted: boolean
}

interface Props {
  notice: Notice
  choose: (choice: Choice) => void
}

/** One kind of thing, with a tick for each channel that is somebody's to choose. */
export function NoticeRow({ notice, choose }: Props) {
  const what = t(words[notice.kind])
  return (
    <tr>
      <th scope="row">
        {what}
        {notice.mail === 'waiting' && <small>{t('settings.told_waiting')}</small>}
      </th>
      <Tick notice={notice} channel="mail" label={t('settings.told_by_mail', { what })} choose={choose} />
      <Tick notice={notice} channel="push" label={t('settings.told_by_push', { what })} choose={choose} />
    </tr>
  )
}

const words = {
  new_device: 'settings.told_new_device',
  account: 'settings.told_changes',
  guest_answered: 'settings.told_guest_answered',
  new_address: 'settings.told_new_address',
  help_asked: 'settings.told_help_asked',
  help_answered: 'settings.told_help_answered',
  item_assigned: 'settings.told_item_assigned',
  payment_due: 'settings.told_payment_due',
  gift_promised: 'settings.told_gift_promised',
  message: 'settings.told_message',
  newsletter: 'settings.told_newsletter',
} as const satisfies Record<Notice['kind'], string>

function Tick({ notice: { kind, ...states }, channel, label, choose }: Props & { channel: Choice['channel']; label: string }) {
  const state = states[channel]
  if (state === 'never') {
    return (
      <td>
        <span aria-hidden="true">–</span>
        <span className="only-heard">{t('settings.told_never')}</span>
      </td>
    )
  }
  if (state === 'always') {
    return (
      <td>
        <span className="settings-always">
          <Icon name="check" />
          {t('settings.told_always')}
        </span>
      </td>
    )
  }
  return (
    <td>
      <label>
        <input
          type="checkbox"
          className="check-box"
          name={`${kind}.${channel}`}
          value="yes"
          aria-label={label}
          checked={state === 'on'}
          onChange={({ currentTarget: { checked: is_wanted } }) => choose({ kind, channel, is_wanted })}
        />
      </label>
    </td>
  )
}
