import picture from 'virtual:picture/setup-registry'
import type { PlainPage } from '#web/start/plain-page.ts'
import { t } from '#web/text/text.ts'
import { Picture } from '#web/ui/picture.tsx'
import { GiveForm } from './give-form.tsx'
import { GiveThanks } from './give-thanks.tsx'
import { OpenFund } from './open-fund.tsx'
import css from './registry.css?inline'

/** What a couple would like, and the form of who gives; afterwards where to send it. Works without script, from reading to the thanks. */
export const page: PlainPage = async ({ url, parts: [, identifier = ''], api, form }) => {
  const { data: registry } = await api.registry_page.get({ identifier })
  const { title, headline, story, couple, funds } = registry
  const chosen = Number(form?.values['fund_id'] ?? url.searchParams.get('fund'))
  const isDone = form?.values['step'] === 'thanks' && form.message === ''
  const content = (
    <main className="registry" id="main">
      <header className="registry-head">
        <div>
          {headline && <p className="kick">{title}</p>}
          <h1>{headline || title}</h1>
          <p className="lead guest-lines">{story || t('give.lead')}</p>
        </div>
        <Picture of={picture} sizes="(max-width: 767px) 100vw, 50vw" isEager />
      </header>
      {isDone ? (
        <GiveThanks couple={couple} values={form.values} />
      ) : (
        <div className="registry-body">
          <section aria-label={t('give.funds')}>
            {funds.length === 0 && <p className="lead registry-open">{t('give.no_funds', { couple: couple.join(' & ') })}</p>}
            {funds.map((fund, nth) => (
              <OpenFund key={fund.id} fund={fund} nth={nth} isChosen={fund.id === chosen} />
            ))}
          </section>
          <GiveForm registry={registry} chosen={chosen} posted={form} />
        </div>
      )}
      <footer className="registry-foot">
        <p>{t('give.checks')}</p>
      </footer>
    </main>
  )
  return { title, css, content }
}
