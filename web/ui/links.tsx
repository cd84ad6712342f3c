import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-look.ts'
import { Icon } from './icon.tsx'

/** Leads on to more of the same: words, a hairline that shortens under the pointer, an arrow. */
export const MoreLink = createLink(MoreAnchor)

/** Looks like a button because it is the next step, but goes somewhere. */
export const ButtonLink = createLink(ButtonAnchor)

function MoreAnchor({ children, ...anchor }: ComponentProps<'a'>) {
  return (
    <a {...anchor} className="more-link">
      {children} <Icon name="arrow-right" />
    </a>
  )
}

function ButtonAnchor({ look, size, ...anchor }: ComponentProps<'a'> & ButtonLook) {
  return <a {...anchor} className={buttonClass({ look, size })} />
}
