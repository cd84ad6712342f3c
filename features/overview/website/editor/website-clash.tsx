import type { Editing } from '#web/client/editing.ts'
import { t } from '#web/text/text.ts'

/** Both changed it at once: one of the two is kept. */
export function WebsiteClash<Draft extends object>({ editing: { clashes, settle } }: { editing: Editing<Draft> }) {
  if (clashes.length === 0) return null
  const all = (side: 'mine' | 'theirs') => clashes.forEach((field) => settle(field, side))
  return (
    <div className="website-clash" role="alert">
      <p>{t('website.clash')}</p>
      <button className="button small" type="button" onClick={() => all('mine')}>
        {t('website.keep_mine')}
      </button>
      <button className="button small" type="button" onClick={() => all('theirs')}>
        {t('website.take_theirs')}
      </button>
    </div>
  )
}
