import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { WrongSummary } from '#web/ui/plain/form-notes.tsx'
import { PledgeFields } from './pledge-fields.tsx'

/** So much, for the wedding; pressed twice it is one pledge, by the key that the form carries. */
export function NewPledge({ isFirst, posted }: { isFirst: boolean; posted: PostedForm | undefined }) {
  return (
    <section className="guest-apart" aria-labelledby="pledge">
      <h2 id="pledge">{t(isFirst ? 'contribution.new' : 'contribution.new_more')}</h2>
      <form method="post" action="?#pledge" className="guest-form" noValidate>
        <WrongSummary posted={posted} />
        <input type="hidden" name="pledge_key" value={posted?.values['pledge_key'] ?? crypto.randomUUID()} />
        <PledgeFields nth="new" posted={posted} />
        <button className="button main large" type="submit">
          {t('contribution.pledge')}
        </button>
        <p className="hint">{t('contribution.no_money')}</p>
      </form>
    </section>
  )
}
