import { t } from '#web/text/text.ts'
import { labelOf } from '#web/ui/choice.ts'
import { DateField } from '#web/ui/date-field.tsx'
import { showDay } from '#web/ui/day.ts'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import type { GuestPage } from '../contract.ts'
import type { DayField } from './guest-draft.ts'
import type { GuestEditing } from './guest-editing.ts'
import { EditorArea, EditorClash, EditorText } from './editor-field.tsx'
import { GuestEditorTags } from './editor-tags.tsx'
import { sideChoices, sideOf } from '../guest-sides.ts'

const ages = [
  { value: 'adult', label: t('guest_editor.adult') },
  { value: 'child', label: t('guest_editor.child') },
  { value: 'infant', label: t('guest_editor.infant') },
] as const

const drinking = [
  { value: '', label: t('guest_editor.drinks_unsaid'), drinks: null },
  { value: 'yes', label: t('guest_editor.drinks_yes'), drinks: true },
  { value: 'no', label: t('guest_editor.drinks_no'), drinks: false },
] as const

/** All that is not asked for each day. */
export function GuestEditorDetails({ editing, page }: { editing: GuestEditing; page: GuestPage }) {
  const { mine, base } = editing
  const sides = sideChoices(page.wedding)
  return (
    <details className="guest-editor-more">
      <summary>{t('guest_editor.more')}</summary>
      <div className="panel-fields">
        <div className="panel-pair">
          <div>
            <SelectField
              id="guest-side"
              name="side"
              label={t('guest_editor.side')}
              choices={sides}
              value={mine.side}
              onChange={({ target }) => editing.set({ side: sideOf(target.value) })}
            />
            <EditorClash editing={editing} field="side" label={t('guest_editor.side')} shown={labelOf(sides, base.side)} />
          </div>
          <div>
            <SelectField
              id="guest-age_group"
              name="age_group"
              label={t('guest_editor.age_group')}
              choices={ages}
              value={mine.age_group}
              onChange={({ target }) => editing.set({ age_group: ages.find(({ value }) => value === target.value)?.value ?? 'adult' })}
            />
            <EditorClash editing={editing} field="age_group" label={t('guest_editor.age_group')} shown={labelOf(ages, base.age_group)} />
          </div>
        </div>
        <div>
          <SelectField
            id="guest-drinks"
            name="drinks"
            label={t('guest_editor.drinks')}
            choices={drinking}
            value={drinking.find(({ drinks }) => drinks === mine.drinks)?.value ?? ''}
            onChange={({ target }) => editing.set({ drinks: drinking.find(({ value }) => value === target.value)?.drinks ?? null })}
          />
          <EditorClash
            editing={editing}
            field="drinks"
            label={t('guest_editor.drinks')}
            shown={drinking.find(({ drinks }) => drinks === base.drinks)?.label ?? ''}
          />
        </div>
        <Known editing={editing} page={page} name="relationship" label={t('guest_editor.relationship')} maxLength={120} />
        <Known editing={editing} page={page} name="wedding_party_role" label={t('guest_editor.role')} maxLength={120} />
        <Known editing={editing} page={page} name="table_name" label={t('guest_editor.table')} maxLength={60} />
        <GuestEditorTags editing={editing} page={page} />
        <EditorArea editing={editing} name="notes" label={t('guest_editor.notes')} maxLength={4000} />
        <Day editing={editing} field="save_the_date_sent_at" label={t('guest_editor.save_the_date')} />
        <Day editing={editing} field="invitation_sent_at" label={t('guest_editor.invitation')} />
        <EditorText editing={editing} name="gift" label={t('guest_editor.gift')} maxLength={1000} />
        <Day editing={editing} field="thank_you_sent_at" label={t('guest_editor.thank_you')} />
      </div>
    </details>
  )
}

interface KnownProps {
  editing: GuestEditing
  page: GuestPage
  name: 'relationship' | 'wedding_party_role' | 'table_name'
  label: string
  maxLength: number
}

/** Free text that offers what other guests have there. */
function Known({ page, ...field }: KnownProps) {
  return <EditorText {...field} suggestions={page.data.map((guest) => guest[field.name])} />
}

function Day({ editing, field, label }: { editing: GuestEditing; field: DayField; label: string }) {
  return (
    <div>
      <DateField
        label={label}
        hint=""
        value={editing.mine[field]}
        onChange={(day) => editing.set({ [field]: day })}
        errors={editing.errorsOf(field)}
      />
      <EditorClash editing={editing} field={field} label={label} shown={showDay(editing.base[field])} />
    </div>
  )
}
