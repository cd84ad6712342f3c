import { t } from '../text/text.ts'

/** For who asked that their account goes and came back: it still does, unless they say otherwise. */
export function LeavingBar({ delete_at }: { delete_at: string }) {
  const day = new Date(delete_at).toLocaleDateString('en-US', { timeZone: 'UTC', day: 'numeric', month: 'long' })
  return (
    <section className="leaving-bar" aria-label={t('leaving.label')}>
      <form className="wrap" action="/settings/privacy" method="post">
        <input type="hidden" name="form" value="keep" />
        <p>{t('leaving.text', { day })}</p>
        <button className="button small" type="submit">
          {t('leaving.keep')}
        </button>
      </form>
    </section>
  )
}
