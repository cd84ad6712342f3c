import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast'
import { t } from '../text/text.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import type { Toast } from './toast.ts'
import { toasts } from './toasts.ts'

const icons: Record<Toast['kind'], IconName> = {
  done: 'check-circle-fill',
  info: 'arrows-clockwise',
  bad: 'warning-circle-fill',
  offline: 'wifi-slash',
}

/** Each is read out when it comes, and its time stands still while a pointer or the focus is on them. */
export function ToastList() {
  return (
    <ToastRegion className="toasts" queue={toasts} aria-label={t('toast.label')}>
      {({ toast }) => {
        const { kind, lines, action } = toast.content
        const close = () => toasts.close(toast.key)
        return (
          <AriaToast className={`toast ${kind}`} toast={toast}>
            <Icon name={icons[kind]} />
            <ToastContent className="toast-words">
              <Text slot="title">{lines[0]}</Text>
              <Particulars lines={lines.slice(1)} />
            </ToastContent>
            {action && (
              <button
                className="toast-action"
                type="button"
                onClick={() => {
                  close()
                  action.onAction()
                }}
              >
                {action.label}
              </button>
            )}
            <button className="close-button" type="button" aria-label={t('toast.close')} onClick={close}>
              <Icon name="x" />
            </button>
          </AriaToast>
        )
      }}
    </ToastRegion>
  )
}

function Particulars({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
