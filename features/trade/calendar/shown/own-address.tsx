import { useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { toast } from '#web/ui/toast.ts'

/** The secret address under which their own calendar reads these days. */
export function OwnAddress({ since }: { since: string | null }) {
  const [url, setUrl] = useState<string>()
  const { once, isPending } = useActs()

  const renew = () => once(async () => setUrl((await api.vendor_feed.renew.call()).data.url))
  const end = () =>
    once(async () => {
      await api.vendor_feed.revoke.call()
      setUrl(undefined)
      toast({ kind: 'done', lines: [t('feed.out_ended')] })
    })
  const copy = async () => {
    await navigator.clipboard.writeText(url ?? '')
    toast({ kind: 'done', lines: [t('feed.out_copied')] })
  }

  return (
    <section className="calendar-feed" aria-labelledby="feed-out-title">
      <h3 id="feed-out-title">{t('feed.out_title')}</h3>
      <p>{t('feed.out_hint')}</p>
      {url && (
        <div className="feed-form">
          <TextField label={t('feed.out_url')} name="own_address" readOnly value={url} />
          <button className="button" type="button" onClick={() => void copy()}>
            {t('feed.out_copy')}
          </button>
        </div>
      )}
      {since && !url && <p>{t('feed.out_standing', { day: longDay(since.slice(0, 10)) ?? '' })}</p>}
      <p className="buttons">
        <button className="button" type="button" aria-disabled={isPending} onClick={() => void renew()}>
          {since ? t('feed.out_renew') : t('feed.out_make')}
        </button>
        {since && (
          <button className="button" type="button" aria-disabled={isPending} onClick={() => void end()}>
            {t('feed.out_end')}
          </button>
        )}
      </p>
    </section>
  )
}
