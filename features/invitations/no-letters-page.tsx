import { createFileRoute } from '@tanstack/react-router'
import { api } from '#web/api.ts'
import { unlessMissing } from '#web/as-missing.ts'
import { pageHead } from '#web/page-head.ts'
import { t } from '#web/text/from-guests-text.ts'
import type { LetterState } from './contract.ts'
import css from './no-letters.css?url'

export const Route = createFileRoute('/_empty/letters/$token')({
  loader: ({ params }) => load(params.token),
  head: ({ loaderData }) => pageHead({ title: loaderData ? t('from_guests.no_more') : t('from_guests.unknown_title'), css }),
  component: NoLettersPage,
})

async function load(token: string): Promise<LetterState | null> {
  return (await unlessMissing(api.invitations.letter.call({ token })))?.data ?? null
}

/** Where the link at the foot of a letter to a guest leads. Opening it does nothing: mail scanners open every link there is. */
function NoLettersPage() {
  const letter = Route.useLoaderData()
  if (!letter) return <Message title={t('from_guests.unknown_title')} text={t('from_guests.unknown_text')} />
  const { couple, email, state } = letter
  if (state === 'left') return <Message title={t('from_guests.left_title', { couple })} text={t('from_guests.left_text')} />
  return (
    <main className="no-letters" id="main">
      <h1>{t('from_guests.letters_title', { couple })}</h1>
      <p className="lead">{t('from_guests.letters_text', { email })}</p>
      <form method="post">
        <button className="button main large" type="submit" name="reason" value="no_more">
          {t('from_guests.no_more')}
        </button>
        <section>
          <h2>{t('from_guests.not_me_title')}</h2>
          <p>{t('from_guests.not_me_text')}</p>
          <button className="button" type="submit" name="reason" value="not_me">
            {t('from_guests.not_me')}
          </button>
        </section>
      </form>
    </main>
  )
}

function Message({ title, text }: { title: string; text: string }) {
  return (
    <main className="no-letters" id="main">
      <h1>{title}</h1>
      <p className="lead">{text}</p>
    </main>
  )
}
