import type { Content, OpenWebsite } from './contract.ts'
import type { PageWords } from './page-words.ts'

interface Props {
  website: OpenWebsite
  content: Content
  words: PageWords
}

/** A card in its envelope: a guest's own is opened at once, others open theirs by its code. */
export function WebsiteReply({ website: { guest }, content: { couple, reply_by }, words: { say, day } }: Props) {
  return (
    <section className="website-reply" id="reply">
      <div className="website-wide">
        <div className="website-say">
          <h2>{reply_by ? say('reply_by', { day: day(reply_by) }) : say('reply')}</h2>
          <p>{say('reply_lead')}</p>
        </div>
        <div className="website-envelope">
          {guest ? (
            <div className="website-letter">
              <h3>{guest.name}</h3>
              <a className="button main" href={`/guests/${guest.invite_id}`}>
                {say('open_card')}
              </a>
            </div>
          ) : (
            <form className="website-letter" method="post" action="/rsvp">
              <h3>
                <label htmlFor="code">{say('code')}</label>
              </h3>
              <p id="code-hint">{say('code_hint')}</p>
              <input type="hidden" name="form" value="find" />
              <input type="hidden" name="couple" value={couple.username} />
              <input
                className="input num"
                id="code"
                name="code"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={20}
                aria-describedby="code-hint"
                required
              />
              <button className="button main" type="submit">
                {say('open_card')}
              </button>
            </form>
          )}
        </div>
      </div>
    </section>
  )
}
