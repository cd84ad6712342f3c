import type { ReactNode } from 'react'

interface Props {
  title: string
  lead: string
  parts: readonly { title: string; text: string; more?: ReactNode }[]
}

/** A page of plain words under plain headings. */
export function LegalText({ title, lead, parts }: Props) {
  return (
    <main className="legal-page wrap" id="main">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {parts.map((part) => (
        <section key={part.title}>
          <h2>{part.title}</h2>
          <p>{part.text}</p>
          {part.more && <p>{part.more}</p>}
        </section>
      ))}
    </main>
  )
}
