import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '../text/tools-text.ts'
import { Icon } from '../ui/icon.tsx'

/** The top of the content layout: a way back, the title, and the page's own icons. */
export function ContentHeader({ title, back, children }: { title: string; back: string; children?: ReactNode }) {
  return (
    <header className="content-header">
      <Link className="header-button" to={back} aria-label={t('content.back')}>
        <Icon name="caret-left" />
      </Link>
      <h1>{title}</h1>
      {children}
    </header>
  )
}
