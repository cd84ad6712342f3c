import type { PostedForm } from '#web/start/start-context.ts'
import { Wrong, wrongState } from '#web/ui/plain/form-notes.tsx'
import type { OpenWebsite } from './contract.ts'
import type { PageWords } from './page-words.ts'
import { CoverArt } from './website-cover.tsx'

interface Props {
  website: OpenWebsite
  words: PageWords
  posted: PostedForm | undefined
}

/** What strangers meet: first names, and a field for the word where there is one. */
export function WebsiteDoor({ website: { title, door, theme }, words: { say }, posted }: Props) {
  const isSlow = posted && !posted.errors['password'] && posted.message
  return (
    <main className="website-cover" id="main">
      <CoverArt theme={theme} />
      <div className="website-card">
        <h1>{title}</h1>
        <p>{door === 'password' ? say('door_lead') : say('guests_lead')}</p>
        {door === 'password' && (
          <form method="post" className="guest-form">
            <input type="hidden" name="form" value="door" />
            {isSlow && (
              <p className="wrong-summary" role="alert">
                {say('slow')}
              </p>
            )}
            <div className="field">
              <label htmlFor="password">{say('word')}</label>
              <input className="input" type="password" name="password" autoComplete="off" required {...wrongState('password', posted)} />
              <Wrong field="password" posted={posted} />
            </div>
            <button className="button main large" type="submit">
              {say('open')}
            </button>
          </form>
        )}
      </div>
    </main>
  )
}
