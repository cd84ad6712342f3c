import type { ReactNode } from 'react'
import { anchorOf } from './anchors.ts'
import type { ShownSection } from './contract.ts'
import type { PageWords } from './page-words.ts'
import { Paragraphs } from './paragraphs.tsx'

/** The ways to get there, and beside them the rooms. */
export function WebsiteTravel({ section, words, head }: { section: ShownSection; words: PageWords; head: ReactNode }) {
  const lists = [
    { label: words.say('getting_here'), entries: section.entries.filter(({ group }) => group === '') },
    { label: words.say('rooms'), entries: section.entries.filter(({ group }) => group === 'rooms') },
  ].filter(({ entries }) => entries.length > 0)
  return (
    <section className="website-wide" id={anchorOf(section)}>
      <div className="website-head">
        <div>{head}</div>
        <div>
          <Paragraphs text={section.words} />
        </div>
      </div>
      <div className="website-two">
        {lists.map(({ label, entries }) => (
          <div key={label}>
            <h3>{label}</h3>
            <ul className="website-list">
              {entries.map(({ title, text, note }) => (
                <li key={`${title} ${text}`}>
                  <b>{title}</b>
                  {note && <span className="num">{note}</span>}
                  {text && <p className="guest-lines">{text}</p>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
