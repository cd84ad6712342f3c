import night from 'virtual:picture/website-night'
import poppy from 'virtual:picture/website-poppy'
import sage from 'virtual:picture/quiz-flowers-green'
import { Picture } from '#web/ui/picture.tsx'
import type { Theme } from '../section-kinds.ts'
import type { Content } from './contract.ts'
import type { PageWords } from './page-words.ts'

interface Props {
  content: Content
  theme: Theme
  words: PageWords
  /** Where somebody replies. */
  reply: string
}

/** The invitation on its flowers: who, when, where. */
export function WebsiteCover({ content: { couple, welcome, closing, reply_by }, theme, words: { say, longDay, day }, reply }: Props) {
  const { firstname, lastname, other_firstname, other_lastname, wedding_date, wedding_place } = couple
  const names = [
    [firstname, lastname],
    [other_firstname, other_lastname],
  ]
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter(Boolean)
  return (
    <header className="website-cover" id="top">
      <CoverArt theme={theme} />
      <div className="website-card">
        {welcome && <p className="website-welcome">{welcome}</p>}
        <h1>
          {names[0]} {names[1] && <em>&amp;</em>} {names[1]}
        </h1>
        {(wedding_date || wedding_place) && (
          <p className="website-when">
            {wedding_date && longDay(wedding_date)}
            {wedding_date && wedding_place && <br />}
            {wedding_place}
          </p>
        )}
        {closing && <p className="website-closing">{closing}</p>}
        <a className="button main" href={reply}>
          {reply_by ? say('reply_by', { day: day(reply_by) }) : say('reply')}
        </a>
      </div>
    </header>
  )
}

/** What the paper of a theme is laid on. */
export function CoverArt({ theme }: { theme: Theme }) {
  return <Picture of={grounds[theme]} sizes="(max-width: 767px) 220vw, 100vw" alt="" isEager />
}

const grounds = { poppy, night, sage }
