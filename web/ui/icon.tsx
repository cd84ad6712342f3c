import sheet from 'virtual:icon-sheet'
import type { IconName } from './icons.ts'

/** A drawing beside a word; where it stands alone, what holds it says the word. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  )
}
