import { hasPage } from '#web/map/routes.ts'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { StepsRow } from './steps-row.tsx'
import type { ToolLanding } from './tool-landings.ts'

interface Props {
  landing: ToolLanding
  /** Somebody is signed in. */
  isSignedIn: boolean
}

/** What a tool is, for whoever doesn't use it yet. */
export function ToolLandingPage({ landing, isSignedIn }: Props) {
  const { kicker, title, lead, steps, picture, field } = landing
  return (
    <main className="tool-page" id="main">
      <section className="tool-hero" data-field={field}>
        <div>
          <p className="kicker">{kicker}</p>
          <h1>
            <Emphasis text={title} />
          </h1>
          <p className="lead">{lead}</p>
          <WayIn landing={landing} isSignedIn={isSignedIn} />
        </div>
        <Picture of={picture} sizes="(max-width: 991px) 100vw, 50vw" isEager alt="" />
      </section>
      <StepsRow title={t('tool_pages.how')} steps={steps} />
    </main>
  )
}

/** To the tool where it is there for who asks; else to an account, and a word about what it opens today. */
function WayIn({ landing: { to, isForVendors }, isSignedIn }: Props) {
  const isThere = hasPage(to)
  return (
    <>
      <p className="buttons">
        {!isSignedIn && (
          <Link
            className="button main large"
            to="/sign-up"
            search={isForVendors ? { vendor: 'true' } : { 'redirect-to': isThere ? to : '/tools' }}
          >
            {t(isForVendors ? 'tool_pages.start_vendor' : 'tool_pages.start')}
          </Link>
        )}
        {isSignedIn && isThere && (
          <Link className="button main large" to={to}>
            {t('tool_pages.open')}
          </Link>
        )}
        {!isThere && !isForVendors && (
          <Link className="button large" to="/tools">
            {t('tool_pages.all')}
          </Link>
        )}
      </p>
      {!isThere && <small>{t(isForVendors ? 'tool_pages.not_yet_vendor' : 'tool_pages.not_yet')}</small>}
    </>
  )
}
