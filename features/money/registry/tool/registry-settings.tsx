import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { confirm } from '#web/ui/confirmation.ts'
import type { RegistryPage } from '../contract.ts'
import { CardAccount } from './card-account.tsx'
import type { RegistrySearch } from './registry-search.ts'
import { registryWords } from './registry-words.ts'
import { RegistryWordsForm } from './registry-words-form.tsx'

/** What guests read, where the money goes, and the way to take the page away. */
export function RegistrySettings({ page, search }: { page: RegistryPage; search: RegistrySearch }) {
  const { once, isPending } = useActs(registryWords)
  const remove = () =>
    once(async (act) => {
      await api.registry.destroy.call({ user_id: page.wedding.user_id, act })
      return t('registry.removed')
    })
  const ask = () =>
    confirm({
      title: t('registry.remove_title'),
      text: t('registry.remove_text'),
      accept: t('registry.remove'),
      action: remove,
      params: undefined,
    })
  return (
    <section className="registry-begin" aria-labelledby="page-words">
      <h2 id="page-words">{page.data?.title ?? t('registry.begin_title')}</h2>
      {!page.data && <p>{t('registry.begin_text')}</p>}
      <RegistryWordsForm key={page.data?.version ?? 0} page={page} callback={search.callback} />
      {page.data && page.account && <CardAccount account={page.account} wedding={page.wedding} isBack={search.account === 'back'} />}
      {page.data && (
        <div className="registry-remove">
          <p className="registry-quiet">{t('registry.remove_note')}</p>
          <button className="button" type="button" aria-disabled={isPending} onClick={ask}>
            {t('registry.remove')}
          </button>
        </div>
      )}
    </section>
  )
}
