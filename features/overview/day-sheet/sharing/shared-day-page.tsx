import { ORPCError } from '@orpc/client'
import { longDay } from '#web/long-day.ts'
import type { PlainPage } from '#web/start/plain-page.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { WrongSummary } from '#web/ui/plain/form-notes.tsx'
import { AskForm } from './ask-form.tsx'
import type { Shared } from './contract.ts'
import { keptDay } from './kept-day.ts'
import { momentAt } from './moment-at.ts'
import css from './shared-day.css?inline'
import { SharedLines } from './shared-lines.tsx'

/** A day for somebody who has a part in it, for whoever has the link: works without script, and says nothing else of the wedding. */
export const page: PlainPage = async ({ url, parts: [, token = ''], api, form }) => {
  const found = await api.shared_days.get({ token }).catch(unlessEnded)
  if (!found) return { status: 410, title: t('shared_day.ended_title'), css, content: <Ended /> }
  const { data } = found
  if (url.searchParams.get('keep') === 'file') return fileOf(data)
  const said = form ? undefined : saidWords[url.searchParams.get('said') ?? '']
  const { event, couple, name, part, items, wishes } = data
  const own = items.filter(({ is_own }) => is_own)
  const rest = items.filter(({ is_own }) => !is_own)
  const content = (
    <main className="shared-day" id="main">
      <header>
        <p className="kick">{[name, part].filter(Boolean).join(', ')}</p>
        <h1>
          {own.length === 0
            ? t('shared_day.none_yours')
            : own.length === 1
              ? t('shared_day.yours_one')
              : t('shared_day.yours_many', { n: own.length })}
        </h1>
        <p className="lead">{[couple.join(' & '), event.date && longDay(event.date), event.place].filter(Boolean).join(', ')}</p>
        <p className="hint">{t('shared_day.own_only')}</p>
      </header>
      {said && (
        <p className="guest-said" id="said" role="status">
          {said}
        </p>
      )}
      {form && <WrongSummary posted={form} />}
      <SharedLines items={own} />
      <Receipt {...data} />
      <div className="buttons">
        <a className="button" href="?keep=file" download>
          <Icon name="download-simple" /> {t('shared_day.keep')}
        </a>
        <a className="button" href={`/api/v1/public/day-sheets/${encodeURIComponent(token)}/paper`}>
          <Icon name="file" /> {t('shared_day.paper')}
        </a>
      </div>
      <p className="hint">{t('shared_day.keep_hint')}</p>
      {rest.length > 0 && (
        <section aria-labelledby="rest">
          <h2 id="rest">{t('shared_day.all')}</h2>
          <SharedLines items={rest} />
        </section>
      )}
      <AskForm items={items} wishes={wishes} posted={form?.values['form'] === 'ask' ? form : undefined} />
    </main>
  )
  return { title: t('shared_day.title'), css, content }
}

function Receipt({ changed_at, seen_at, event }: Shared) {
  return (
    <form className="shared-seen" method="post">
      <input type="hidden" name="form" value="seen" />
      <input type="hidden" name="changed_at" value={changed_at} />
      <p>{t('shared_day.changed_at', { time: momentAt(changed_at, event.time_zone) })}</p>
      {seen_at === null ? (
        <button className="button main" type="submit">
          {t('shared_day.seen')}
        </button>
      ) : (
        <p>
          <Icon name="check-circle" /> {t('shared_day.saw')}
        </p>
      )}
    </form>
  )
}

/** One file that needs nothing else, to be opened where there is no signal. */
function fileOf(data: Shared): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-disposition': 'attachment; filename="day.html"',
    'cache-control': 'no-store',
  }
  return new Response(keptDay(data, new Date()), { headers })
}

function Ended() {
  return (
    <main className="shared-day" id="main">
      <h1>{t('shared_day.ended_title')}</h1>
      <p className="lead">{t('shared_day.ended')}</p>
    </main>
  )
}

/** A link that the couple ended says so; anything else is for the page of all refusals. */
function unlessEnded(error: unknown): undefined {
  if (error instanceof ORPCError && error.status === 410) return undefined
  throw error
}

const saidWords: Record<string, string> = {
  seen: t('shared_day.said_seen'),
  asked: t('shared_day.said_asked'),
}
