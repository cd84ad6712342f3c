import type { ReactNode } from 'react'
import { anchorOf } from './anchors.ts'
import type { ShownSection } from './contract.ts'
import { Paragraphs } from './paragraphs.tsx'

/** What everybody asks, answered once. */
export function WebsiteQuestions({ section, head }: { section: ShownSection; head: ReactNode }) {
  return (
    <section className="website-wide" id={anchorOf(section)}>
      {head}
      <Paragraphs text={section.words} />
      {section.entries.length > 0 && (
        <dl className="website-questions">
          {section.entries.map(({ title, text }) => (
            <div key={`${title} ${text}`}>
              <dt>{title}</dt>
              <dd className="guest-lines">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
