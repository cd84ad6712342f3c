import type { FormEvent, ReactNode, RefObject } from 'react'
import { t } from '../text/text.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { leaveWords } from './leave-words.ts'

interface Props {
  className: string
  label: string
  /** What saves it is called so. */
  save: string
  isSmall?: boolean
  isPending: boolean
  isChanged: RefObject<boolean>
  onSubmit: (event: FormEvent) => void
  onClose: () => void
  /** What else may be done with the thing. */
  more?: ReactNode
  /** Whether it stays open under that query. */
  stays?: (search: object) => boolean
  children: ReactNode
}

/** A form that opens within a page: its fields, the ways to save and to leave it, and what asks before typed words are lost. */
export function FormFrame({ className, label, save, isSmall = false, isPending, isChanged, onSubmit, onClose, ...rest }: Props) {
  const { more, stays = () => true, children } = rest
  const size = isSmall ? ' small' : ''
  return (
    <form className={className} noValidate aria-label={label} onSubmit={onSubmit}>
      {children}
      <div className="buttons">
        <button className={`button main${size}`} type="submit" aria-disabled={isPending} aria-busy={isPending}>
          {save}
        </button>
        <button className={`button${size}`} type="button" onClick={onClose}>
          {t('confirm.cancel')}
        </button>
        {more}
      </div>
      <LeaveDialog isChanged={isChanged} words={leaveWords} stays={stays} />
    </form>
  )
}
