import { useHydrated } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import type { Helper } from '#features/wedding/helping/contract.ts'
import { sinceWhen } from '#features/wedding/helping/since-when.ts'

interface Props {
  helper: Helper
  onYes: () => void
  onNo: () => void
}

/** Somebody who asks to help; the couple says yes, and with what, or no. */
export function RequestRow({ helper: { id, name, face, email, sent_at }, onYes, onNo }: Props) {
  const isAlive = useHydrated()
  return (
    <li id={`helper-${id}`}>
      <Avatar name={name || email} picture={face} isBesideName />
      <div>
        <b>{t('helping.asks', { name: name || email })}</b>
        <small>
          {email} · {t('helping.asked', { when: sinceWhen(sent_at, isAlive ? undefined : 'UTC') })}
        </small>
      </div>
      {isAlive && (
        <span className="helper-answers">
          <button className="button ghost small" type="button" onClick={onNo}>
            {t('helping.say_no')}
          </button>
          <button className="button small" type="button" onClick={onYes}>
            {t('helping.let')}
          </button>
        </span>
      )}
    </li>
  )
}
