import type { ReactNode } from 'react'

/** One message, and where there is something to do one button under it. */
export function NewsletterMessage({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <main className="message-page" id="main">
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {children}
    </main>
  )
}

/** Posted to the page's own address. Opening the page does nothing: mail scanners open every link there is. */
export function NewsletterButton({ label }: { label: string }) {
  return (
    <form method="post">
      <button className="button main large" type="submit">
        {label}
      </button>
    </form>
  )
}
