import { useHydrated } from '@tanstack/react-router'
import type { FormEvent, ReactNode } from 'react'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import type { AccountDraft } from './account-drafts.ts'
import type { AccountEditing } from './account-editing.ts'

interface Props<Draft extends AccountDraft> {
  editing: AccountEditing<Draft>
  /** Which form of the page it is. */
  name: string
  posted: PostedForm | undefined
  button: string
  /** Says what is wrong before it is sent. */
  check?: (draft: Draft) => Record<string, string[]>
  children: ReactNode
}

/** A part of the account; before the script is there, the form posts to the page itself. */
export function SettingsForm<Draft extends AccountDraft>({ editing, name, posted, button, check, children }: Props<Draft>) {
  const { mine, clashes, version, isChanged, isPending, save, reset, refuse } = editing
  const isAlive = useHydrated()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wrong = check?.(mine) ?? {}
    refuse(wrong)
    const [first] = Object.keys(wrong)
    if (first) return document.getElementById(`field-${first}`)?.focus()
    if (!isPending) void save()
  }

  return (
    <form className="settings-form" method="post" noValidate={isAlive} onSubmit={submit}>
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="version" value={version} />
      {(clashes.length > 0 || posted) && (
        <p className="form-error" role="alert">
          {clashes.length > 0 ? t('settings.changed_since') : sayOf(posted)}
        </p>
      )}
      {children}
      <div className="settings-save">
        <button className="button main" type="submit" disabled={isPending || clashes.length > 0}>
          {button}
        </button>
        {isAlive && isChanged && (
          <button className="button ghost" type="button" onClick={reset} disabled={isPending}>
            {t('settings.undo')}
          </button>
        )}
      </div>
    </form>
  )
}

function sayOf(posted: PostedForm | undefined): string | undefined {
  return Object.keys(posted?.errors ?? {}).length > 0 ? t('form.refused_fields') : posted?.message
}
