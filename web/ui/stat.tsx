import type { ReactNode } from 'react'

interface Props {
  figure: string | number
  label: ReactNode
  tone?: 'plain' | 'ok'
}

/** The figure first, its label after. */
export function Stat({ figure, label, tone = 'plain' }: Props) {
  return (
    <p className={`stat ${tone}`}>
      <b className="num">{figure}</b>
      <span>{label}</span>
    </p>
  )
}
