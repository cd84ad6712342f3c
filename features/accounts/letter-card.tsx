import type { ReactNode } from 'react'
import { AccountCard } from './account-card.tsx'

interface Props {
  title: string
  text: string
  children?: ReactNode
}

/** The card of the pages around a password: what it is about, and under it what to do. */
export function LetterCard({ title, text, children }: Props) {
  return (
    <AccountCard kind="sign-in">
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {children}
    </AccountCard>
  )
}
