import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import wilted from 'virtual:picture/error'
import { refusal } from '../client/refusal.ts'
import { t } from '../text/text.ts'
import { GonePage } from './gone-page.tsx'
import { Picture } from '../ui/picture.tsx'

/** What a page shows when it failed: the message and status that the API gave, and nothing of any other fault. */
export function ErrorPage({ error }: ErrorComponentProps) {
  return (
    <CatchBoundary getResetKey={() => 'error-page'} errorComponent={LastResort}>
      <Message error={error} />
    </CatchBoundary>
  )
}

function Message({ error }: { error: unknown }) {
  const { status, message } = refusal(error) ?? { status: 500, message: '' }
  answerWith(status)
  if (status === 410) return <GonePage />
  return (
    <main className="message-page" id="main">
      <Picture of={wilted} sizes="(max-width: 475px) 80vw, 380px" alt="" isEager />
      <p className="kicker">{status}</p>
      <h1>{message || t('error.default_message')}</h1>
      <p>
        <a className="button main large" href="/">
          {t('error.home')}
        </a>
      </p>
    </main>
  )
}

/** Plain links here and above: after a fault a whole new page is the safest way on. */
function LastResort() {
  return (
    <main className="message-page" id="main">
      <h1>{t('error.in_error_page')}</h1>
      <p>
        <a className="button main large" href="/">
          {t('error.go_home')}
        </a>
      </p>
    </main>
  )
}

const answerWith = createIsomorphicFn()
  .server((status: number) => setResponseStatus(status))
  .client((_status: number) => {})
