import { useState } from 'react'
import { t } from '../text/text.ts'
import { BusyFlower } from './busy-flower.tsx'
import { closeConfirmation, type Confirmation } from './confirmation.ts'
import { ModalFrame } from './modal-frame.tsx'

type Progress = 'asking' | 'running' | 'failed'

export function ConfirmationDialog({ confirmation, isOpen }: { confirmation: Confirmation; isOpen: boolean }) {
  const [progress, setProgress] = useState<Progress>('asking')
  const { title, text, list = [], failed } = confirmation
  const isRunning = progress === 'running'
  const accept = async () => {
    if (isRunning) return
    setProgress('running')
    try {
      await confirmation.run()
      closeConfirmation()
    } catch {
      setProgress('failed')
    }
  }
  return (
    <ModalFrame
      className="dialog"
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      isBusy={isRunning}
      onClose={closeConfirmation}
      actions={<Answers confirmation={confirmation} isRunning={isRunning} onCancel={closeConfirmation} onAccept={accept} />}
    >
      {text && <p>{text}</p>}
      {list.length > 0 && (
        <ul>
          {list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {progress === 'failed' && (
        <p className="confirm-failure" role="alert">
          {failed ?? t('confirm.failed')}
        </p>
      )}
    </ModalFrame>
  )
}

interface AnswersProps {
  confirmation: Confirmation
  isRunning: boolean
  onCancel: () => void
  onAccept: () => void
}

/** A button that runs keeps the focus, so it only says that it can't be pressed. */
function Answers({ confirmation, isRunning, onCancel, onAccept }: AnswersProps) {
  const { accept, accepting = accept, cancel = t('confirm.cancel'), isDestructive } = confirmation
  return (
    <>
      <button className="button ghost" type="button" aria-disabled={isRunning} onClick={() => !isRunning && onCancel()}>
        {cancel}
      </button>
      <button
        className={`button ${isDestructive ? 'hot' : 'main'}`}
        type="button"
        aria-disabled={isRunning}
        aria-busy={isRunning}
        onClick={onAccept}
      >
        {isRunning && <BusyFlower />}
        <span>{isRunning ? accepting : accept}</span>
      </button>
    </>
  )
}
