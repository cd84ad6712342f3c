import type { ComponentProps, ReactNode } from 'react'
import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { AccountDraft } from './account-drafts.ts'
import type { AccountEditing } from './account-editing.ts'

interface Props<Draft extends AccountDraft> extends Omit<ComponentProps<typeof TextField>, 'name' | 'value' | 'onChange'> {
  editing: AccountEditing<Draft>
  name: keyof Draft & string
  /** What another device wrote, as the field would show it. */
  shown?: string | undefined
  as?: (field: ComponentProps<typeof TextField>) => ReactNode
}

/** One field of the account, with what another device made of it meanwhile. */
export function SettingsField<Draft extends AccountDraft>({ editing, name, shown, as: Field = TextField, ...field }: Props<Draft>) {
  const { mine, base, set, errorsOf } = editing
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
      <SettingsClash editing={editing} name={name} label={field.label} shown={shown ?? base[name]} />
    </div>
  )
}

interface ClashProps<Draft extends AccountDraft> {
  editing: AccountEditing<Draft>
  name: keyof Draft & string
  label: string
  shown: string | undefined
}

/** Both changed the same field: the other's text, and which of the two is to stay. */
export function SettingsClash<Draft extends AccountDraft>({ editing: { clashes, settle }, name, label, shown }: ClashProps<Draft>) {
  if (!clashes.includes(name)) return null
  return (
    <div className="settings-clash" role="group" aria-label={t('settings.clash_of', { label })}>
      <p>{shown ? t('settings.clash', { text: shown }) : t('settings.clash_empty')}</p>
      <button className="button small" type="button" onClick={() => settle(name, 'mine')}>
        {t('settings.keep_mine')}
      </button>
      <button className="button small" type="button" onClick={() => settle(name, 'theirs')}>
        {t('settings.take_theirs')}
      </button>
    </div>
  )
}
