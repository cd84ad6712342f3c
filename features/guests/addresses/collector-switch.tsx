import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Collector } from './contract.ts'

/** Opens and shuts the page where guests leave their address, and says where it is. */
export function CollectorSwitch({ collector: { is_open, words, url } }: { collector: Collector }) {
  const { once, isPending } = useActs()
  const isAlive = useHydrated()
  const [typed, setTyped] = useState(words)
  const change = (next: { is_open?: boolean; words?: string }, said: string) =>
    once(async () => {
      await api.address_collector.change.call(next)
      toast({ kind: 'done', lines: [said] })
    })
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    toast({ kind: 'done', lines: [t('tray.copied')] })
  }
  return (
    <section className="collector" data-open={is_open || undefined} aria-label={t('tray.page')}>
      <div>
        <h2>{is_open ? t('tray.is_open') : t('tray.is_shut')}</h2>
        <p>{is_open ? t('tray.is_open_text') : t('tray.is_shut_text')}</p>
        {is_open && (
          <p className="collector-link">
            <a href={url} target="_blank" rel="noreferrer">
              {url.replace(/^https?:\/\//, '')}
            </a>
            {isAlive && 'clipboard' in navigator && (
              <button className="button small" type="button" onClick={() => void copy()}>
                {t('tray.copy')}
              </button>
            )}
          </p>
        )}
        <button
          className={is_open ? 'button' : 'button main'}
          type="button"
          disabled={!isAlive}
          aria-disabled={isPending}
          onClick={() => void change({ is_open: !is_open }, is_open ? t('tray.shut_done') : t('tray.open_done'))}
        >
          {is_open ? t('tray.shut') : t('tray.open')}
        </button>
      </div>
      {is_open && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void change({ words: typed }, t('tray.words_saved'))
          }}
        >
          <TextAreaField
            label={t('tray.words')}
            hint={t('tray.words_hint')}
            name="words"
            rows={3}
            maxLength={1_000}
            value={typed}
            disabled={!isAlive}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
          />
          <button className="button small" type="submit" disabled={!isAlive || typed === words} aria-disabled={isPending}>
            {t('tray.save')}
          </button>
        </form>
      )}
    </section>
  )
}
