import { useHydrated } from '@tanstack/react-router'
import { websitePath } from '#features/guests/list/website-path.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Section, Website } from '../contract.ts'

interface Props {
  website: Website
  sections: readonly Section[]
}

/** The page itself, small, as the two of them see it; every change is in it at once. */
export function WebsitePreview({ website: { address, url, version }, sections }: Props) {
  const isAlive = useHydrated()
  const state = [version, ...sections.map((section) => `${section.id}.${section.version}`)].join('-')
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    toast({ kind: 'done', milliseconds: 3_000, lines: [t('website.copied')] })
  }
  return (
    <section className="website-preview" aria-label={t('website.preview')}>
      <div className="website-at">
        <Icon name="lock-simple" />
        <p>{url.replace(/^https?:\/\//, '')}</p>
        {isAlive && 'clipboard' in navigator && (
          <button className="button ghost small" type="button" onClick={() => void copy()}>
            <Icon name="copy" /> {t('website.copy')}
          </button>
        )}
      </div>
      {isAlive && <iframe key={state} title={t('website.preview')} src={`${websitePath(address)}?bare=yes`} tabIndex={-1} inert />}
    </section>
  )
}
