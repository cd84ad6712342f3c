import type { PlainPage } from '#web/start/plain-page.ts'
import { t } from '#web/text/text.ts'
import type { LetterState } from './contract.ts'

/** Where the link at the foot of a letter to a guest leads. Opening it does nothing: mail scanners open every link there is. */
export const page: PlainPage = async ({ parts: [, token = ''], api }) => {
  const { data: letter } = await api.invitations.letter({ token })
  const content = (
    <main className="guest-note" id="main">
      {letter.state === 'left' ? <Left letter={letter} /> : <Open letter={letter} />}
    </main>
  )
  return { title: t('from_guests.no_more'), css: '', content }
}

function Open({ letter: { couple, email } }: { letter: LetterState }) {
  return (
    <form method="post">
      <h1>{t('from_guests.letters_title', { couple })}</h1>
      <p className="lead">{t('from_guests.letters_text', { email })}</p>
      <p>
        <button className="button main large" type="submit" name="reason" value="no_more">
          {t('from_guests.no_more')}
        </button>
      </p>
      <section className="guest-apart">
        <h2>{t('from_guests.not_me_title')}</h2>
        <p>{t('from_guests.not_me_text')}</p>
        <p>
          <button className="button" type="submit" name="reason" value="not_me">
            {t('from_guests.not_me')}
          </button>
        </p>
      </section>
    </form>
  )
}

/** Where the address has become another's, or nobody's, there is no way back. */
function Left({ letter: { couple, email } }: { letter: LetterState }) {
  return (
    <>
      <h1>{t('from_guests.left_title', { couple })}</h1>
      {email === '' ? (
        <p className="lead">{t('from_guests.left_text')}</p>
      ) : (
        <form method="post">
          <input type="hidden" name="form" value="back" />
          <p className="lead">{t('from_guests.left_here', { email })}</p>
          <p>
            <button className="button" type="submit">
              {t('from_guests.back')}
            </button>
          </p>
        </form>
      )}
    </>
  )
}
