import type { ReactNode } from 'react'

/** The card that both account pages are written on; the field above tells the two apart. */
export function AccountCard({ kind, children }: { kind: 'sign-in' | 'sign-up'; children: ReactNode }) {
  return (
    <main className="account-page" id="main">
      <div className={`account-card ${kind}`}>
        <div className="account-field" />
        <div className="account-paper scallop">{children}</div>
      </div>
    </main>
  )
}
