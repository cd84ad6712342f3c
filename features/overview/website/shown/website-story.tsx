import nightTent from 'virtual:picture/quiz-place-tent'
import sageArch from 'virtual:picture/rsvp-closed'
import poppyArch from 'virtual:picture/rsvp-thanks'
import type { ReactNode } from 'react'
import { BroughtPicture } from '#web/ui/brought-picture.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { Theme } from '../section-kinds.ts'
import { anchorOf } from './anchors.ts'
import type { ShownSection } from './contract.ts'
import { Paragraphs } from './paragraphs.tsx'

interface Props {
  section: ShownSection
  theme: Theme
  head: ReactNode
}

/** How it began, beside a picture, and the years below. */
export function WebsiteStory({ section, theme, head }: Props) {
  const { words, entries, picture } = section
  return (
    <section className="website-story" id={anchorOf(section)}>
      <div className="website-couple">
        {picture ? <BroughtPicture of={picture} sizes={sizes} /> : <Picture of={drawn[theme]} sizes={sizes} alt="" />}
      </div>
      <div className="website-told">
        {head}
        <div className="website-words">
          <Paragraphs text={words} />
        </div>
        {entries.length > 0 && (
          <ol className="website-years">
            {entries.map(({ title, text }) => (
              <li key={`${title} ${text}`}>
                <b>{title}</b>
                <span className="guest-lines">{text}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}

const sizes = '(max-width: 991px) 100vw, 42vw'
const drawn = { poppy: poppyArch, night: nightTent, sage: sageArch }
