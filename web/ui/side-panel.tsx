import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { t } from '../text/text.ts'
import { Icon } from './icon.tsx'
import { useFocusReturn, useStillBehind } from './panel-focus.ts'

interface Props {
  title: string
  /** A short line under the title. */
  note?: string
  onClose: () => void
  children: ReactNode
  actions?: ReactNode
  /** Beside the title. */
  head?: ReactNode
  /** Belongs to no page, so it covers whatever is there, however much room there is. */
  isOver?: boolean
}

/** Stands at the right beside a list, which stays usable where there is room; below 1260 px it covers, on a phone it is a page. */
export function SidePanel({ title, note, onClose, children, actions, head, isOver = false }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  const isModal = useStillBehind(panel, isOver)
  // After the line above, so that what takes the focus back can be reached again.
  useFocusReturn(panel)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onClose()
  }
  return (
    <div className={isOver ? 'side-panel-place over' : 'side-panel-place'} ref={panel}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Escape and the button do the same by keyboard */}
      <div className="side-panel-veil" aria-hidden="true" onClick={onClose} />
      <section
        className="side-panel"
        role="dialog"
        aria-modal={isModal || undefined}
        aria-labelledby={id}
        tabIndex={-1}
        onKeyDown={closeOnEscape}
      >
        <header>
          <div>
            <h2 id={id}>{title}</h2>
            {note && <p>{note}</p>}
          </div>
          {head}
          <button className="close-button" type="button" aria-label={t('dialog.close')} onClick={onClose}>
            <Icon name="x" />
          </button>
        </header>
        <div className="side-panel-body">{children}</div>
        {actions && <footer>{actions}</footer>}
      </section>
    </div>
  )
}
