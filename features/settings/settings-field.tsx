import type { ComponentProps } from 'react'
import { t } from '#web/text/settings-text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { AccountDraft } from './account-drafts.ts'
import type { AccountEditing } from './account-editing.ts'

interface Props<Draft extends AccountDraft> extends Omit<ComponentProps<typeof TextField>, 'name' | 'value' | 'onChange'> {
  editing: AccountEditing<Draft>
  name: keyof Draft & string
  /** What another device wrote, as the field would show it. */
  shown?: string
  as?: (field: ComponentProps<typeof TextField>) => React.ReactNode
}

/** One field of the account, with what another device made of it meanwhile. */
export function SettingsField<Draft extends AccountDraft>({ editing, name, shown, as: Field = TextField, ...field }: Props<Draft>) {
  const { mine, base, clashes, set, settle, errorsOf } = editing
  const nothing: Partial<Draft> = {}
  const take = ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => set({ ...nothing, [name]: value })
  return (
    <div>
      <Field
        {...field}
        name={name}
        value={mine[name]}
        errors={errorsOf(name)}
        onChange={take}
        // A field that puts its text in order does so when one leaves it.
        onBlur={(event) => event.currentTarget.value !== mine[name] && take(event)}
      />
      {clashes.includes(name) && (
        <div className="settings-clash" role="group" aria-label={t('settings.clash_of', { label: field.label })}>
          <p>{base[name] ? t('settings.clash', { text: shown ?? base[name] }) : t('settings.clash_empty')}</p>
          <button className="button small" type="button" onClick={() => settle(name, 'mine')}>
            {t('settings.keep_mine')}
          </button>
          <button className="button small" type="button" onClick={() => settle(name, 'theirs')}>
            {t('settings.take_theirs')}
          </button>
        </div>
      )}
    </div>
  )
}
