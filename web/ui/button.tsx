import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components/Button'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import { t } from '../text/text.ts'
import { type ButtonLook, buttonClass } from './button-look.ts'

interface Props extends ButtonLook, Omit<AriaProps, 'children' | 'className'> {
  children: ReactNode
}

/** While it is pending it keeps its width, its name and the focus, and says that it is at work. */
export function Button({ look, size, children, ...button }: Props) {
  return (
    <AriaButton {...button} className={buttonClass({ look, size })}>
      <span className="button-words">{children}</span>
      {button.isPending && (
        <ProgressBar className="button-pending" isIndeterminate aria-label={t('button.pending')}>
          <i />
          <i />
          <i />
        </ProgressBar>
      )}
    </AriaButton>
  )
}
