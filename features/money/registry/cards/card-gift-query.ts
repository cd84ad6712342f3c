import { api } from '#web/client/api.ts'
import { asUnshared } from '#web/map/as-missing.ts'
import { t } from '#web/text/text.ts'

/** The registry that somebody gives to, and what the page is called. */
export async function loadCardGift(identifier: string) {
  const { data } = await api.registry_page.get.call({ identifier }).catch(asUnshared)
  return { registry: data, title: t('give_card.title', { couple: data.couple.join(' & ') }) }
}
