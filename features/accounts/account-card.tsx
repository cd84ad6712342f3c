import type { ReactNode } from 'react'
import signIn from 'virtual:picture/sign-in'
import signUp from 'virtual:picture/sign-up'
import { Picture } from '#web/ui/picture.tsx'

export type AccountView = 'sign-in' | 'sign-up'

/** The card that both forms are written on, as a page and in the modal; the field above tells the two apart. */
export function AccountCard({ view, children }: { view: AccountView; children: ReactNode }) {
  return (
    <div className={`account-card ${view}`}>
      <div className="account-picture">
        <Picture of={view === 'sign-in' ? signIn : signUp} sizes="230px" isEager />
      </div>
      <div className="account-paper scallop">{children}</div>
    </div>
  )
}
