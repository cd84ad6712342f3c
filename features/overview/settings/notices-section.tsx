import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { api } from '#web/client/api.ts'
import { callOf, refusal } from '#web/client/refusal.ts'
import { isSaid } from '#web/client/say-refusal.ts'
import type { PostedForm } from '#web/start/start-context.ts'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { toast } from '#web/ui/toast.ts'
import type { Notice } from '#features/notices/choices/contract.ts'
import { type Choice, NoticeRow } from './notice-row.tsx'
import { noticesQuery } from './settings-loading.ts'

/** What somebody is told of, and where; without script the ticks are sent together. */
export function NoticesSection({ posted }: { posted: PostedForm | undefined }) {
  const { data: notices } = useSuspenseQuery(noticesQuery()).data
  const choose = useChoosing()
  const isAlive = useHydrated()
  const of = (...kinds: Notice['kind'][]) => notices.filter(({ kind }) => kinds.includes(kind))
  return (
    <section>
      <h2>
        <Emphasis text={t('settings.told')} />
      </h2>
      <p className="settings-lead">{t('settings.told_text')}</p>
      {posted && (
        <p className="form-error" role="alert">
          {posted.message}
        </p>
      )}
      {isAlive && (
        <Suspense>
          <DeviceSwitch vapidKey={vapidKey} />
        </Suspense>
      )}
      <form action="/settings/notifications" method="post">
        <input type="hidden" name="form" value="notices" />
        <table className="settings-notices">
          <thead>
            <tr>
              <th scope="col">
                <span className="only-heard">{t('settings.told_what')}</span>
              </th>
              <th scope="col">{t('settings.told_mail')}</th>
              <th scope="col">{t('settings.told_push')}</th>
            </tr>
          </thead>
          <Group title={t('settings.told_guests')} notices={of('guest_answered', 'new_address')} choose={choose} />
          <Group title={t('settings.told_helpers')} notices={of('help_asked', 'help_answered', 'item_assigned')} choose={choose} />
          <Group title={t('settings.told_money')} notices={of('payment_due', 'gift_promised')} choose={choose} />
          <Group title={t('settings.told_vendors')} notices={of('message')} choose={choose} />
          <Group title={t('settings.told_account')} notices={of('new_device', 'account')} choose={choose} />
          <Group title={t('settings.told_us')} notices={of('newsletter')} choose={choose} />
        </table>
        <noscript>
          <div className="settings-save">
            <button className="button main" type="submit">
              {t('settings.told_save')}
            </button>
          </div>
        </noscript>
      </form>
      <p className="settings-save">
        <small>{t('settings.told_saved')}</small>
      </p>
    </section>
  )
}

/** Only a browser with script can be told by push. */
const DeviceSwitch = lazy(async () => ({ default: (await import('#web/push/device-switch.tsx')).DeviceSwitch }))

async function vapidKey(): Promise<string> {
  return (await api.site.data.call()).vapid_key
}

interface GroupProps {
  title: string
  notices: readonly Notice[]
  choose: (choice: Choice) => void
}

function Group({ title, notices, choose }: GroupProps) {
  return (
    <tbody>
      <tr className="group">
        <th colSpan={3} scope="rowgroup">
          {title}
        </th>
      </tr>
      {notices.map((notice) => (
        <NoticeRow key={notice.kind} notice={notice} choose={choose} />
      ))}
    </tbody>
  )
}

/** The tick shows at once, and goes back when it could not be kept. */
function useChoosing() {
  const cache = useQueryClient()
  const { queryKey } = noticesQuery()
  const { mutate } = useMutation({
    mutationFn: (choice: Choice) => api.notices.choose.call(choice),
    networkMode: 'always',
    scope: { id: 'notices' },
    onMutate: ({ kind, channel, is_wanted }: Choice) => {
      void cache.cancelQueries({ queryKey })
      cache.setQueryData(
        queryKey,
        (known) =>
          known && {
            data: known.data.map((notice) => (notice.kind === kind ? { ...notice, [channel]: is_wanted ? 'on' : 'off' } : notice)),
          },
      )
    },
    onSuccess: (answer) => cache.setQueryData(queryKey, answer),
    onError: (error) => {
      const { status = 0, message = t('error.no_connection') } = refusal(error) ?? {}
      if (!isSaid(status)) toast({ kind: status === 0 ? 'offline' : 'bad', milliseconds: 8_000, lines: [message], of: callOf(error) })
      void cache.invalidateQueries({ queryKey })
    },
  })
  return mutate
}
