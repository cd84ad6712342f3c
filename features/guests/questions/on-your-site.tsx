import { useSuspenseQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { toast } from '#web/ui/toast.ts'
import type { GuestPage } from '#features/guests/list/contract.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { placeOf, placeQuery } from './replies-query.ts'

/** What a couple with a website of their own puts there. */
export function OnYourSite({ wedding }: { wedding: GuestPage['wedding'] }) {
  const { data: place } = useSuspenseQuery(placeQuery()).data
  const isAlive = useHydrated()
  const { origin, username } = placeOf(place)
  const title = t('on_site.frame', { couple: coupleNames(wedding).join(' & ') })
  const address = `${origin}/rsvp/iframe?${new URLSearchParams({ couple: username })}`
  const code = `<iframe src="${address}" title="${escaped(title)}" width="100%" height="720" style="border:0" loading="lazy"></iframe>`
  const copy = async () => {
    await navigator.clipboard.writeText(code)
    toast({ kind: 'done', lines: [t('on_site.copied')] })
  }
  return (
    <section>
      <h2>{t('on_site.title')}</h2>
      <p>{t('on_site.text')}</p>
      <textarea className="field-input on-site" readOnly rows={4} aria-label={t('on_site.code')} value={code} />
      {isAlive && 'clipboard' in navigator && (
        <button className="button" type="button" onClick={() => void copy()}>
          {t('on_site.copy')}
        </button>
      )}
    </section>
  )
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
