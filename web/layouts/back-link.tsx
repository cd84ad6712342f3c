import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { t } from '../text/text.ts'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icons.ts'

interface Props {
  to: string
  icon?: IconName
  label?: string
}

/** One page back; for who came here first, or has no script, to where this page belongs. It does nothing else on the way. */
export function BackLink({ to, icon = 'caret-left', label = t('content.back') }: Props) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const goBack = (event: MouseEvent) => {
    if (!canGoBack) return
    event.preventDefault()
    router.history.back()
  }
  return (
    <Link className="header-button" to={to} aria-label={label} onClick={goBack}>
      <Icon name={icon} />
    </Link>
  )
}
