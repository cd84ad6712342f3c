import type { ReactNode } from 'react'
import { registryPath } from '#features/money/registry/registry-path.ts'
import { wholeMoney } from '#features/money/registry/whole-money.ts'
import { anchorOf } from './anchors.ts'
import type { Content, ShownSection } from './contract.ts'
import type { PageWords } from './page-words.ts'
import { Paragraphs } from './paragraphs.tsx'

interface Props {
  section: ShownSection
  content: Content
  words: PageWords
  head: ReactNode
}

/** What they say of gifts, the way to their registry, and how far the first of its funds are. */
export function WebsiteGifts({ section, content: { registry }, words: { say }, head }: Props) {
  return (
    <section className="website-wide website-two" id={anchorOf(section)}>
      <div>
        {head}
        <Paragraphs text={section.words} />
        {registry && (
          <a className="button" href={registryPath(registry.identifier)}>
            {say('registry')}
          </a>
        )}
      </div>
      {registry && registry.funds.length > 0 && (
        <ul className="website-list website-funds">
          {registry.funds.map(({ id, title, goal, sum }) => (
            <li key={id}>
              <b>{title}</b>
              <span className="num">{goal === null ? wholeMoney(sum) : say('of', { sum: wholeMoney(sum), goal: wholeMoney(goal) })}</span>
              {goal !== null && <meter min={0} max={goal} value={Math.min(sum, goal)} aria-label={title} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
