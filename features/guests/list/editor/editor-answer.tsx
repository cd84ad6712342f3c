import { t } from '#web/text/text.ts'
import { Checkbox } from '#web/ui/plain/checkbox.tsx'
import { NumberField } from '#web/ui/plain/number-field.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { ReplyShape } from '#web/ui/reply.tsx'
import type { GuestPage } from '../contract.ts'
import { type GuestDraft, namesIn } from './guest-draft.ts'
import type { GuestEditing } from './guest-editing.ts'
import { EditorClash, EditorText } from './editor-field.tsx'
import { replyKind, replyStatuses } from '../reply-status.ts'

/** From the answer one hopes for; the two below stand in a row of their own. */
const order = [2, 1, 3, 4, 0] as const

interface Props {
  editing: GuestEditing
  page: GuestPage
}

/** What the guest said to the event in sight, what they eat there, and who comes along. */
export function GuestEditorAnswer({ editing, page }: Props) {
  const { event, mine, base } = editing
  if (!event) return <PlusOnes editing={editing} />
  const { status } = mine
  const meals = page.guest_wedding_event_counts.filter(({ id }) => id === event.id).flatMap((count) => count.meals.map(({ meal }) => meal))
  const isOnOthers = mine.events.some((id) => id !== event.id)
  const answered = (status: number) => editing.set({ status, events: withEvent(mine.events, event.id) })
  return (
    <>
      <fieldset className="field guest-editor-replies">
        <legend className="field-label">{t('guest_editor.answer', { event: event.name })}</legend>
        <div>
          {order.map((value) => (
            <label key={value} data-chosen={status === value || undefined}>
              <input type="radio" name="guest-status" checked={status === value} onChange={() => answered(value)} />
              <ReplyShape kind={replyKind(value)} />
              {replyStatuses[value]}
            </label>
          ))}
        </div>
        {status === null ? (
          <p className="field-hint">{t('guest_editor.not_invited', { event: event.name })}</p>
        ) : (
          (isOnOthers || page.wedding.role !== 'helper') && (
            <button
              className="button ghost small"
              type="button"
              onClick={() => editing.set({ status: null, events: mine.events.filter((id) => id !== event.id) })}
            >
              {t('guest_editor.take_off')}
            </button>
          )
        )}
        <EditorClash
          editing={editing}
          field="status"
          label={t('guest_editor.answer', { event: event.name })}
          shown={base.status === null ? '' : replyStatuses[order.find((value) => value === base.status) ?? 0]}
        />
      </fieldset>
      {status !== null && <EditorText editing={editing} name="meal" label={t('guest_editor.meal')} suggestions={meals} maxLength={120} />}
      {status !== null && <HowSaid editing={editing} />}
      <PlusOnes editing={editing} />
      {status !== null && <CompanionMeals editing={editing} meals={meals} />}
    </>
  )
}

/** For an answer that somebody took by telephone, or found in the post. */
function HowSaid({ editing: { mine, set } }: { editing: GuestEditing }) {
  return (
    <SelectField
      id="guest-channel"
      name="channel"
      label={t('guest_editor.channel')}
      choices={channels}
      value={mine.channel}
      onChange={({ target }) => set({ channel: channels.find(({ value }) => value === target.value)?.value ?? '' })}
    />
  )
}

const channels = [
  { value: '', label: t('guest_editor.channel_none') },
  { value: 'phone', label: t('guest_editor.channel_phone') },
  { value: 'mail', label: t('guest_editor.channel_mail') },
  { value: 'in_person', label: t('guest_editor.channel_in_person') },
] as const

/** The number follows the names, and can be more than them. */
function PlusOnes({ editing }: { editing: GuestEditing }) {
  const { mine, base, event } = editing
  const isCounted = event !== undefined && mine.status !== null
  return (
    <div className="guest-editor-plus-ones">
      <div>
        <Checkbox
          id="guest-plus_one_allowed"
          name="plus_one_allowed"
          label={t('guest_editor.plus_one_allowed')}
          checked={mine.plus_one_allowed}
          onChange={({ target }) => editing.set({ plus_one_allowed: target.checked })}
        />
        <EditorClash
          editing={editing}
          field="plus_one_allowed"
          label={t('guest_editor.plus_one_allowed')}
          shown={base.plus_one_allowed ? t('guest_editor.yes') : t('guest_editor.no')}
        />
      </div>
      {(mine.plus_one_allowed || mine.plus_one_count > 0 || mine.plus_one_names !== '') && (
        <div className="panel-pair">
          <EditorText
            editing={{
              ...editing,
              set: (change) =>
                editing.set({ ...change, ...(isCounted && { plus_one_count: namesIn(change.plus_one_names ?? '').length }) }),
            }}
            name="plus_one_names"
            label={t('guest_editor.plus_one_names')}
            hint={t('guest_editor.plus_one_hint')}
          />
          {isCounted && (
            <div>
              <NumberField
                id="guest-plus_one_count"
                name="plus_one_count"
                label={t('guest_editor.plus_one_count')}
                max={20}
                value={mine.plus_one_count}
                onChange={({ target }) => editing.set({ plus_one_count: Math.min(20, Math.max(0, Math.trunc(target.valueAsNumber || 0))) })}
                errors={editing.errorsOf('plus_one_count')}
              />
              <EditorClash
                editing={editing}
                field="plus_one_count"
                label={t('guest_editor.plus_one_count')}
                shown={String(base.plus_one_count)}
              />
            </div>
          )}
        </div>
      )}
    </div>
  )
}

/** A dinner for each who comes along, named or not. */
function CompanionMeals({ editing, meals }: { editing: GuestEditing; meals: readonly string[] }) {
  const { mine, base, set } = editing
  const names = namesIn(mine.plus_one_names)
  const label = (nth: number) =>
    names[nth] ? t('guest_editor.meal_of', { name: names[nth] }) : t('guest_editor.meal_of_nth', { n: nth + 1 })
  const given = [...new Set(meals)].filter((meal) => meal !== '')
  return (
    <div>
      {Array.from({ length: mine.plus_one_count }, (_, nth) => (
        <TextField
          key={nth}
          id={`guest-plus_one_meals-${nth}`}
          name={`plus_one_meals-${nth}`}
          label={label(nth)}
          autoComplete="off"
          list="guest-plus_one_meals-known"
          maxLength={120}
          value={mine.plus_one_meals[nth] ?? ''}
          onChange={({ target }) => set({ plus_one_meals: withMeal(mine, nth, target.value) })}
        />
      ))}
      <datalist id="guest-plus_one_meals-known">
        {given.map((meal) => (
          <option key={meal} value={meal} />
        ))}
      </datalist>
      <EditorClash
        editing={editing}
        field="plus_one_meals"
        label={t('guest_editor.companions_meals')}
        shown={base.plus_one_meals.filter(Boolean).join(', ')}
      />
    </div>
  )
}

function withMeal({ plus_one_count, plus_one_meals }: GuestDraft, at: number, meal: string): string[] {
  return Array.from({ length: plus_one_count }, (_, nth) => (nth === at ? meal : (plus_one_meals[nth] ?? '')))
}

function withEvent(events: readonly number[], id: number): number[] {
  return [...new Set([...events, id])].toSorted((one, other) => one - other)
}
