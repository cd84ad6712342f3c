import type { ReactNode } from 'react'
import letter from 'virtual:picture/forgot-password'
import { AccountCard } from './account-card.tsx'

interface Props {
  title: string
  text: string
  children?: ReactNode
}

/** The card of the pages around a password: what it is about, and under it what to do. */
export function LetterCard({ title, text, children }: Props) {
  return (
    <main className="account-page" id="main">
      <AccountCard view="sign-in" picture={letter}>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {children}
      </AccountCard>
    </main>
  )
}
