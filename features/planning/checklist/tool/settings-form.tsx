import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { longMonth } from '#web/long-day.ts'
import { refusal } from '#web/client/refusal.ts'
import type { PostedForm } from '#web/start/start-context.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { Checkbox } from '#web/ui/plain/checkbox.tsx'
import { DateField } from '#web/ui/plain/date-field.tsx'
import { RadioGroup } from '#web/ui/plain/radio-group.tsx'
import { toast } from '#web/ui/toast.ts'
import type { ChecklistPage } from '../contract.ts'
import { checklistWords } from './checklist-undone.ts'
import { settingsIn } from './settings-in.ts'

interface Props {
  page: ChecklistPage
  /** How many tasks a move would move. */
  open: number
  posted: PostedForm | undefined
}

/** The day is the wedding's own, the rest the checklist's; without script the form posts to its page. */
export function SettingsForm({ page: { wedding, settings, date, month }, open, posted }: Props) {
  const { once, isPending } = useActs(checklistWords)
  const [errors, setErrors] = useState(posted?.errors ?? {})
  const isOwner = wedding.role === 'owner'

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = settingsIn(Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])))
    setErrors({})
    const save = async (act: string) => {
      const isMoved = isOwner && given.date !== (date ?? '')
      if (isMoved) await api.users.update.call({ wedding_details: { date: given.date || null }, act })
      const { undo } = await api.user_checklist_items.settings.call(given.settings)
      if (isMoved || undo) return { said: t('checklist_settings.moved'), undo: isMoved ? act : (undo ?? act) }
      return toast({ kind: 'done', lines: [t('checklist_settings.saved')] })
    }
    await once(save, (error) => {
      setErrors(refusal(error)?.errors ?? {})
      sayFailure(error, checklistWords)
    })
  }

  return (
    <form className="checklist-settings-form" method="post" noValidate onSubmit={submit}>
      <input type="hidden" name="form" value="settings" />
      {isOwner ? (
        <DateField
          label={t('checklist_settings.date')}
          name="date"
          defaultValue={posted?.values['date'] ?? date ?? ''}
          hint={month ? t('checklist_setup.month_hint', { month: longMonth(month) }) : t('checklist_settings.date_hint', { n: open })}
          errors={errors['wedding_details.date']}
          max="9999-12-31"
        />
      ) : (
        <p>{t('checklist_settings.date_theirs', { names: wedding.firstname })}</p>
      )}
      <DateField
        label={t('checklist_settings.starts_on')}
        name="starts_on"
        defaultValue={posted?.values['starts_on'] ?? settings.starts_on ?? ''}
        hint={t('checklist_settings.starts_on_hint')}
        errors={errors['starts_on']}
        max="9999-12-31"
      />
      <Checkbox label={t('checklist_settings.hides_done')} name="hides_done" value="yes" defaultChecked={settings.hides_done} />
      <RadioGroup
        label={t('checklist_settings.week')}
        name="week_starts_on"
        defaultValue={String(settings.week_starts_on)}
        choices={[
          { value: '0', label: t('checklist_settings.sunday') },
          { value: '1', label: t('checklist_settings.monday') },
        ]}
      />
      <button className="button main" type="submit" aria-disabled={isPending} aria-busy={isPending}>
        {t('checklist_settings.save')}
      </button>
    </form>
  )
}
