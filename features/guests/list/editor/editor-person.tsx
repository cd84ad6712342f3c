import { t } from '#web/text/text.ts'
import { formatPhone, isPhone } from '#web/ui/phone.ts'
import { Checkbox } from '#web/ui/plain/checkbox.tsx'
import type { GuestPage } from '../contract.ts'
import type { GuestEditing } from './guest-editing.ts'
import { EditorArea, EditorClash, EditorText } from './editor-field.tsx'

/** Who the guest is and where they are reached. */
export function GuestEditorPerson({ editing }: { editing: GuestEditing }) {
  // A number of another country stays as it was typed.
  const formatted = () => {
    const phone = formatPhone(editing.mine.phone)
    if (phone !== editing.mine.phone && isPhone(phone)) editing.set({ phone })
  }
  return (
    <>
      <div className="panel-pair">
        <EditorText editing={editing} name="firstname" label={t('guest_editor.firstname')} maxLength={120} />
        <EditorText editing={editing} name="lastname" label={t('guest_editor.lastname')} maxLength={120} />
      </div>
      <div className="panel-pair">
        <EditorText editing={editing} name="email" type="email" label={t('guest_editor.email')} maxLength={254} />
        <EditorText editing={editing} name="phone" type="tel" label={t('guest_editor.phone')} maxLength={40} onBlur={formatted} />
      </div>
      <fieldset className="panel-group">
        <legend className="field-label">{t('guest_editor.post_to')}</legend>
        <EditorText editing={editing} name="address_line1" label={t('guest_editor.line1')} maxLength={200} />
        <EditorText editing={editing} name="address_line2" label={t('guest_editor.line2')} maxLength={200} />
        <div className="panel-pair">
          <EditorText editing={editing} name="city" label={t('guest_editor.city')} maxLength={120} />
          <EditorText editing={editing} name="state" label={t('guest_editor.state')} maxLength={120} />
        </div>
        <div className="panel-pair">
          <EditorText editing={editing} name="postal_code" label={t('guest_editor.postal_code')} maxLength={20} />
          <EditorText editing={editing} name="country" label={t('guest_editor.country')} maxLength={120} />
        </div>
      </fieldset>
      <EditorArea editing={editing} name="dietary_notes" label={t('guest_editor.dietary_notes')} maxLength={1000} />
    </>
  )
}

/** On whose lists the guest is beside the one in sight. */
export function GuestEditorEvents({ editing, events }: { editing: GuestEditing; events: GuestPage['guest_wedding_events'] }) {
  const { mine, base, event } = editing
  const others = events.filter(({ id }) => id !== event?.id)
  const put = (id: number, isOn: boolean) => {
    const rest = mine.events.filter((other) => other !== id)
    editing.set({ events: (isOn ? [...rest, id] : rest).toSorted((one, other) => one - other) })
  }
  const names = events.filter(({ id }) => base.events.includes(id)).map(({ name }) => name)
  if (others.length === 0 && !editing.clashes.includes('events')) return null
  return (
    <fieldset className="panel-group">
      <legend className="field-label">{t('guest_editor.also_invited')}</legend>
      <div className="checks">
        {others.map(({ id, name }) => (
          <Checkbox
            key={id}
            id={`guest-event-${id}`}
            name="events"
            label={name}
            checked={mine.events.includes(id)}
            onChange={({ target }) => put(id, target.checked)}
          />
        ))}
      </div>
      {editing.errorsOf('wedding_events').map((text) => (
        <p key={text} className="field-error">
          {text}
        </p>
      ))}
      <EditorClash editing={editing} field="events" label={t('guest_editor.also_invited')} shown={names.join(', ')} />
    </fieldset>
  )
}
