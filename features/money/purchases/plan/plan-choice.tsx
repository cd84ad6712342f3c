import type { MouseEvent, ReactNode } from 'react'
import type { Price } from '../contract.ts'

/** Who looks: somebody without an account, somebody who could buy it, or who has it. */
export type Who = 'visitor' | 'member' | 'premium'

interface Props {
  price: Price
  who: Who
  onChoose: (price: string) => void
  className: string
  /** Where its words say too little. */
  label?: string
  children: ReactNode
}

/** The way to pay a price: over this page for who is signed in, on a page of its own without script, and for a visitor by way of an account. */
export function PlanChoice({ price, who, onChoose, className, label, children }: Props) {
  const choose = (event: MouseEvent) => {
    if (who !== 'member' || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose(price.id)
  }
  return (
    <a className={className} aria-label={label} href={wayTo(price, who)} onClick={choose}>
      {children}
    </a>
  )
}

function wayTo({ id, product }: Price, who: Who): string {
  const payment = `/payment/${encodeURIComponent(product)}?${new URLSearchParams({ price: id })}`
  return who === 'visitor' ? `/sign-up?${new URLSearchParams({ 'redirect-to': payment })}` : payment
}
