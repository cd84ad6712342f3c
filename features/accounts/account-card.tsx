import type { ReactNode } from 'react'
import letter from 'virtual:picture/forgot-password'
import signIn from 'virtual:picture/sign-in'
import signUp from 'virtual:picture/sign-up'
import { Picture } from '#web/ui/picture.tsx'

export type AccountView = 'sign-in' | 'sign-up'

/** The card that the forms are written on, as a page and in the modal; the field above tells them apart. */
export function AccountCard({ view, children }: { view: AccountView | 'letter'; children: ReactNode }) {
  return (
    <div className={`account-card ${view}`}>
      <div className="account-picture">
        <Picture of={pictures[view]} sizes="230px" isEager />
      </div>
      <div className="account-paper scallop">{children}</div>
    </div>
  )
}

const pictures = { 'sign-in': signIn, 'sign-up': signUp, letter }
