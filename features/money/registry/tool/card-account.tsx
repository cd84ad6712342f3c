import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#web/client/api.ts'
import { useOneAtATime } from '#web/client/one-at-a-time.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import type { AccountState } from '../account/contract.ts'
import type { RegistryPage } from '../contract.ts'
import { registryQuery } from './registry-query.ts'
import { registryWords } from './registry-words.ts'

const words: Record<AccountState, string> = {
  none: t('card_account.none'),
  unfinished: t('card_account.unfinished'),
  restricted: t('card_account.restricted'),
  ready: t('card_account.ready'),
}

/** The couple's own account for gifts by card: how it stands, and the ways to connect it and to let go of it. */
export function CardAccount({
  account,
  wedding: { user_id },
  isBack,
}: Pick<RegistryPage, 'wedding'> & { account: AccountState; isBack: boolean }) {
  const cache = useQueryClient()
  const { isBusy, alone } = useOneAtATime()
  useEffect(() => {
    if (!isBack) return
    void api.registry_account.look.call({ user_id }).then(() => cache.invalidateQueries({ queryKey: registryQuery().queryKey }))
  }, [cache, isBack, user_id])

  const doing = (act: () => Promise<unknown>) => alone(() => act().catch((error: unknown) => sayFailure(error, registryWords)))
  const connect = () => doing(async () => location.assign((await api.registry_account.connect.call({ user_id })).data.url))
  const disconnect = () =>
    doing(async () => {
      await api.registry_account.disconnect.call({ user_id })
      await cache.invalidateQueries({ queryKey: registryQuery().queryKey })
    })
  return (
    <section className="card-account" aria-labelledby="card-account">
      <h2 id="card-account">{t('card_account.title')}</h2>
      <p role="status">{words[account]}</p>
      <div className="registry-buttons">
        {account !== 'ready' && (
          <button className="button" type="button" aria-disabled={isBusy} onClick={() => void connect()}>
            {account === 'none' ? t('card_account.connect') : t('card_account.go_on')}
          </button>
        )}
        {account !== 'none' && (
          <button className="button" type="button" aria-disabled={isBusy} onClick={() => void disconnect()}>
            {t('card_account.disconnect')}
          </button>
        )}
      </div>
    </section>
  )
}
