import { Button as AriaButton } from 'react-aria-components/Button'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import { t } from '../text/text.ts'
import { Button } from './button.tsx'
import { fileSize } from './file-size.ts'
import { Icon } from './icon.tsx'
import type { SentFile } from './uploads.ts'

interface Props {
  sent: SentFile
  onRemove: () => void
  onRetry: (() => void) | undefined
}

/** One file with its size, how far it is, and what can be done about it. */
export function SentFileRow({ sent: { file, state, part, error }, onRemove, onRetry }: Props) {
  const name = file.name
  return (
    <li className="sent-file" data-state={state}>
      <Icon name={icons[state]} />
      <span className="sent-name">{name}</span>
      <span className="sent-size num">
        {state === 'sending' ? t('file.part', { percent: Math.floor(part * 100), size: fileSize(file.size) }) : fileSize(file.size)}
      </span>
      {onRetry && (
        <Button size="small" onPress={onRetry} aria-label={t('file.retry_named', { name })}>
          {t('file.retry')}
        </Button>
      )}
      <AriaButton className="icon-button" onPress={onRemove} aria-label={t(state === 'sending' ? 'file.cancel' : 'file.remove', { name })}>
        <Icon name="x" />
      </AriaButton>
      {state === 'sending' && (
        <ProgressBar className="sent-bar" aria-label={t('file.sending', { name })} value={part * 100}>
          <progress max={1} value={part} aria-hidden="true" />
        </ProgressBar>
      )}
      {state === 'failed' && (
        <p className="field-error" role="alert">
          <span>{error}</span>
        </p>
      )}
    </li>
  )
}

const icons = { sending: 'file', done: 'check-circle-fill', failed: 'warning-circle-fill' } as const
