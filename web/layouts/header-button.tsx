import { Link } from '@tanstack/react-router'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icons.ts'
import { BackLink } from './back-link.tsx'

interface Props {
  icon: IconName
  label: string
  /** Where it leads. */
  to?: string
  /** It leads one page back; to this one for who came here first. */
  back?: string
  onClick?: () => void
}

/** A button in a header. One that is a link or leads back does that alone: a click of its own is never fired. */
export function HeaderButton({ icon, label, to, back, onClick }: Props) {
  if (back !== undefined) return <BackLink to={back} icon={icon} label={label} />
  if (to !== undefined)
    return (
      <Link className="header-button" to={to} aria-label={label}>
        <Icon name={icon} />
      </Link>
    )
  return (
    <button className="header-button" type="button" aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}
