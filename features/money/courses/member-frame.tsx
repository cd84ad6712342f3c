import type { ReactNode } from 'react'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import type { Visitor } from '#web/visitor.ts'
import { CourseTabs } from './course-tabs.tsx'

interface Props {
  at: Parameters<typeof CourseTabs>[0]['at']
  visitor: Visitor
  heading: string
  lead: string
  /** What is said where there is nothing yet. */
  nothing?: string | false
  children: ReactNode
}

/** A part of what members have: its heading, the ways to the other parts, and what there is. */
export function MemberFrame({ at, visitor, heading, lead, nothing, children }: Props) {
  return (
    <main className="member-page" id="main">
      <header className="wrap">
        <p className="kicker">{t('course.kicker')}</p>
        <h1>
          <Emphasis text={heading} />
        </h1>
        <p className="lead">{lead}</p>
      </header>
      <CourseTabs at={at} visitor={visitor} />
      <div className="wrap">{nothing ? <p className="member-nothing">{nothing}</p> : children}</div>
    </main>
  )
}
