import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { t } from '../text/text.ts'
import { Icon } from './icon.tsx'

export interface ModalProps {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** What stands at the foot: at most two buttons, the accepting one last. */
  actions?: ReactNode
}

interface FrameProps extends ModalProps {
  className: string
  role?: 'dialog' | 'alertdialog'
  /** While something runs it can't be closed. */
  isBusy?: boolean
}

/** What all modal parts share: a veil, a title, and the focus kept inside until it goes back to what opened it. */
export function ModalFrame({ isOpen, onClose, title, children, actions, className, role = 'dialog', isBusy = false }: FrameProps) {
  return (
    <ModalOverlay
      className={`veil ${className}-veil`}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!isBusy}
      isKeyboardDismissDisabled={isBusy}
    >
      <Modal className={className}>
        <Dialog className="modal-content" role={role}>
          <header>
            <Heading slot="title">{title}</Heading>
            {role === 'dialog' && <CloseButton onClose={onClose} />}
          </header>
          <div className="modal-body">{children}</div>
          {actions && <footer>{actions}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button className="close-button" type="button" aria-label={t('dialog.close')} onClick={onClose}>
      <Icon name="x" />
    </button>
  )
}
