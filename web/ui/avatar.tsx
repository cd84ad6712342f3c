import { fieldOf, initials } from './person-look.ts'

interface Props {
  name: string
  picture?: string | null | undefined
  isLarge?: boolean
  /** The name stands beside it already, so that hearing it again would be too much. */
  isBesideName?: boolean
}

/** Somebody's picture, or their initials on a colour of their own. */
export function Avatar({ name, picture, isLarge = false, isBesideName = false }: Props) {
  const label = isBesideName ? '' : name
  const look = `avatar ${isLarge ? 'large' : ''} ${picture ? '' : fieldOf(name)}`.replace(/\s+/g, ' ').trim()
  if (picture) return <img className={look} src={picture} alt={label} width={32} height={32} loading="lazy" />
  return (
    <span className={look} role={label ? 'img' : undefined} aria-label={label || undefined} aria-hidden={!label || undefined}>
      {initials(name)}
    </span>
  )
}
