import { t } from '../text/text.ts'
import { Icon } from '../ui/icon.tsx'

interface Props {
  visitor: { name: string }
  impersonator: { name: string }
}

/** Above every page: who acts, and as whom. */
export function ImpersonationBar({ visitor, impersonator }: Props) {
  return (
    <section className="impersonation-bar" aria-label={t('impersonation.label')}>
      <div className="wrap">
        <Icon name="user-switch" />
        <p>
          <b>{impersonator.name}</b> {t('impersonation.acts_as')} <b>{visitor.name}</b>
          <span>{t('impersonation.recorded')}</span>
        </p>
        <StopImpersonating look="small" />
      </div>
    </section>
  )
}

/** A plain form, so that everything the page has loaded goes with it. */
export function StopImpersonating({ look }: { look: 'small' | 'ghost' }) {
  return (
    <form action="/admin/people" method="post">
      <input type="hidden" name="form" value="stop" />
      <button className={`button ${look}`} type="submit">
        {look === 'ghost' && <Icon name="user-switch" />}
        {t('impersonation.stop')}
      </button>
    </form>
  )
}
