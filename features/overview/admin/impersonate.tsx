import { useLocation } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Account } from './contract.ts'

interface Props {
  person: Pick<Account, 'id' | 'name' | 'kinds'>
  isMain?: boolean
}

/** A plain form, posted to the page one comes back to; what the page has loaded stays behind. */
export function Impersonate({ person: { id, name, kinds }, isMain = false }: Props) {
  const here = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  if (kinds.includes('admin')) return <NotForAdmins />
  return (
    <form action={here} method="post">
      <input type="hidden" name="form" value="impersonate" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="is_vendor" value={kinds.includes('vendor') ? 'yes' : 'no'} />
      <button className={isMain ? 'button main' : 'button small'} type="submit" aria-label={t('people.impersonate_whom', { name })}>
        <Icon name="user-switch" />
        <span>{t('people.impersonate')}</span>
      </button>
    </form>
  )
}

function NotForAdmins() {
  return (
    <span className="not-for-admins">
      <span>{t('people.no_admins')}</span>
      <span>{t('people.no_admins_short')}</span>
    </span>
  )
}
