import type { ReactNode } from 'react'
import signIn from 'virtual:picture/sign-in'
import signUp from 'virtual:picture/sign-up'
import type { PictureOf } from '#web/picture-address.ts'
import { Picture } from '#web/ui/picture.tsx'

export type AccountView = 'sign-in' | 'sign-up'

interface Props {
  view: AccountView
  /** Another one than that of its view. */
  picture?: PictureOf
  children: ReactNode
}

/** The card that the forms are written on, as a page and in the modal; the field above tells them apart. */
export function AccountCard({ view, picture = view === 'sign-in' ? signIn : signUp, children }: Props) {
  return (
    <div className={`account-card ${view}`}>
      <div className="account-picture">
        <Picture of={picture} sizes="230px" isEager />
      </div>
      <div className="account-paper scallop">{children}</div>
    </div>
  )
}
