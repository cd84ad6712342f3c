import type { ReactNode } from 'react'

export type AccountView = 'sign-in' | 'sign-up'

/** The card that both forms are written on, as a page and in the modal; the field above tells the two apart. */
export function AccountCard({ view, children }: { view: AccountView; children: ReactNode }) {
  return (
    <div className={`account-card ${view}`}>
      <div className="account-picture" />
      <div className="account-paper scallop">{children}</div>
    </div>
  )
}
