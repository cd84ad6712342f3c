import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Helper } from '#features/wedding/helping/contract.ts'
import { askToLeave, askToRemove, sayNo, sendAgain } from './helper-actions.ts'
import type { Asked } from './helper-dialog.tsx'
import { HelperRow } from './helper-row.tsx'
import { HelpingRow } from './helping-row.tsx'
import { RequestRow } from './request-row.tsx'
import { helpersQuery } from './settings-loading.ts'

const HelperDialog = lazy(async () => ({ default: (await import('./helper-dialog.tsx')).HelperDialog }))

/** Who sees what of the wedding, and which weddings of others one sees oneself. */
export function HelpersSection({ user }: { user: { id: number; is_vendor: boolean } }) {
  const cache = useQueryClient()
  const isAlive = useHydrated()
  const { data } = useSuspenseQuery(helpersQuery()).data
  const [asked, setAsked] = useState<Asked>()
  const own = data.filter(({ user_id }) => user_id === user.id)
  const helpers = own.filter(({ is_accepted, direction }) => is_accepted || direction === 'invite')
  const requests = own.filter((helper) => !helpers.includes(helper))
  const others = data.filter(({ user_id }) => user_id !== user.id)
  return (
    <>
      <section className="helpers">
        <header>
          <div>
            <h2>{t('helping.who')}</h2>
            <p className="settings-lead">{helpers.length > 0 ? t('helping.who_text') : t('helping.nobody')}</p>
          </div>
          {isAlive && (
            <button className="button main" type="button" onClick={() => setAsked({ as: 'invite' })}>
              <Icon name="plus" />
              {t('helping.invite')}
            </button>
          )}
        </header>
        {requests.length > 0 && (
          <ul className="settings-rows helper-requests">
            {requests.map((helper) => (
              <RequestRow
                key={helper.id}
                helper={helper}
                onYes={() => setAsked({ as: 'let', helper })}
                onNo={() => void sayNo(cache, helper)}
              />
            ))}
          </ul>
        )}
        {helpers.length > 0 && (
          <ul className="settings-rows helper-rows">
            {helpers.map((helper) => (
              <HelperRow
                key={helper.id}
                helper={helper}
                onChange={() => setAsked({ as: 'change', helper })}
                onSendAgain={() => void sendAgain(cache, helper)}
                onRemove={() => askToRemove(cache, helper)}
              />
            ))}
          </ul>
        )}
      </section>
      {others.length > 0 && <Helping others={others} onLeave={(helper) => askToLeave(cache, helper)} isVendor={user.is_vendor} />}
      {asked && (
        <Suspense fallback={null}>
          <HelperDialog {...asked} helpers={own} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function Helping({ others, onLeave, isVendor }: { others: readonly Helper[]; onLeave: (helper: Helper) => void; isVendor: boolean }) {
  return (
    <section className="helpers">
      <h2>{t('helping.whom')}</h2>
      <p className="settings-lead">{t('helping.whom_text')}</p>
      <ul className="settings-rows helper-rows">
        {others.map((helper) => (
          <HelpingRow key={helper.id} helper={helper} isVendor={isVendor} onLeave={() => onLeave(helper)} />
        ))}
      </ul>
    </section>
  )
}
