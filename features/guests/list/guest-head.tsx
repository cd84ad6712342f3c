import { Link } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { GuestPage } from './contract.ts'
import { LinkTabs } from '#web/ui/link-tabs.tsx'
import { guestTools } from './guest-tools.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'

interface Props {
  page: GuestPage
  event: { id: number; name: string } | undefined
}

/** Whose list this is, and what begins here: taking it along, and adding to it. */
export function GuestHead({ page: { wedding }, event }: Props) {
  const isHelper = wedding.role === 'helper'
  const couple = coupleNames(wedding)
  const [names, isBoth] = [couple.join(' & '), couple.length > 1]
  const asked = new URLSearchParams(isHelper && event ? { guest_event_id: String(event.id) } : {})
  return (
    <>
      <header className="tool-head">
        <div>
          {isHelper ? <p className="kicker">{t('guests.kicker_helper', { names })}</p> : isBoth && <p className="kicker">{names}</p>}
          <h1>{isHelper && event ? event.name : t('guest_list.title')}</h1>
        </div>
        <div className="guest-begin">
          <Link className="button ghost from-tablet" to="/dashboard/history" search={isHelper ? { event: event?.id } : { kind: 'guests' }}>
            {t('guests.history')}
          </Link>
          <Link className="button from-tablet" to="/tools/guest-list/import" search={event && { event: event.id }}>
            <Icon name="upload-simple" />
            {t('guests.import')}
          </Link>
          <a className="button from-tablet" href={`/api/v1/guests/export${asked.size > 0 ? `?${asked}` : ''}`} download="guests.xlsx">
            <Icon name="download-simple" />
            {t('guests.export')}
          </a>
          <Link className="button main" to="." search={(search) => ({ ...search, guest: undefined, add: '1' })} resetScroll={false}>
            <Icon name="plus" />
            {t('guests.add')}
          </Link>
        </div>
      </header>
      {!isHelper && <LinkTabs label={t('guest_list.title')} tabs={guestTools()} />}
    </>
  )
}
