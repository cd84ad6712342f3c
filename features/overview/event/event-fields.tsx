import { useSuspenseQuery } from '@tanstack/react-query'
import { t } from '#web/text/text.ts'
import { showDay } from '#web/ui/day.ts'
import { DateField } from '#web/ui/plain/date-field.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { useToday } from '#features/overview/dashboard/today.ts'
import type { ReachedEvent } from '#features/wedding/events/contract.ts'
import { freeKinds, kindOf } from '#features/wedding/events/event-kinds.ts'
import { shownTime } from '#features/wedding/events/event-when.ts'
import { reachedQuery } from '#features/wedding/events/events-query.ts'
import { isOver } from '#features/wedding/events/reply-days.ts'
import { longDay } from '#web/long-day.ts'
import { EventClash } from './event-clash.tsx'
import type { EventEditing } from './event-editing.ts'
import { fieldOf } from './event-field-props.ts'

interface Props {
  editing: EventEditing
}

export function EventFieldsWhat({ editing, event }: Props & { event: ReachedEvent }) {
  const { data: reached } = useSuspenseQuery(reachedQuery()).data
  const own = kindOf(event)
  const kinds = [...(own ? [own] : []), ...freeKinds(reached.filter(({ user_id }) => user_id === event.user_id))]
  const choices = kinds.map(({ id, name }) => ({ value: String(id), label: name }))
  if (!own) choices.unshift({ value: String(event.taxonomy_event_id), label: t('event.other_kind') })
  return (
    <fieldset>
      <legend>{t('event.what')}</legend>
      <div>
        <TextField label={t('event.name')} {...fieldOf(editing, 'name')} maxLength={120} autoComplete="off" need="required" />
        <EventClash editing={editing} name="name" label={t('event.name')} />
      </div>
      <div>
        <SelectField label={t('event.kind')} {...fieldOf(editing, 'taxonomy_event_id')} choices={choices} />
        <EventClash
          editing={editing}
          name="taxonomy_event_id"
          label={t('event.kind')}
          show={(kind) => kindOf({ taxonomy_event_id: Number(kind) })?.name ?? kind}
        />
      </div>
    </fieldset>
  )
}

export function EventFieldsWhen({ editing, today }: Props & { today: string }) {
  const { date } = editing.mine
  const isPast = isOver(date, useToday(today))
  return (
    <fieldset>
      <legend>{t('event.when_and_where')}</legend>
      <div className="event-times">
        <div data-warns={isPast || undefined}>
          <DateField label={t('event.day')} {...fieldOf(editing, 'date')} hint={isPast ? pastDay(date) : longDay(date)} max="9999-12-31" />
          <EventClash editing={editing} name="date" label={t('event.day')} show={(day) => longDay(day) ?? day} />
        </div>
        <div>
          <TextField label={t('event.start')} {...fieldOf(editing, 'start_time')} type="time" className="field-input num" />
          <EventClash editing={editing} name="start_time" label={t('event.start')} show={(time) => time && shownTime(time)} />
        </div>
        <div>
          <TextField
            label={t('event.end')}
            {...fieldOf(editing, 'end_time')}
            type="time"
            className="field-input num"
            hint={overnight(editing)}
          />
          <EventClash editing={editing} name="end_time" label={t('event.end')} show={(time) => time && shownTime(time)} />
        </div>
      </div>
      <div>
        <TextField
          label={t('event.place')}
          {...fieldOf(editing, 'place')}
          maxLength={200}
          autoComplete="off"
          hint={t('event.place_hint')}
        />
        <EventClash editing={editing} name="place" label={t('event.place')} />
      </div>
      <div>
        <TextField label={t('event.address')} {...fieldOf(editing, 'address')} maxLength={300} autoComplete="off" />
        <EventClash editing={editing} name="address" label={t('event.address')} />
      </div>
    </fieldset>
  )
}

function pastDay(date: string): string {
  return t('event.day_over', { day: longDay(date) ?? date })
}

function overnight({ mine: { start_time, end_time } }: EventEditing): string | undefined {
  return start_time && end_time && end_time < start_time ? t('event.overnight') : undefined
}

export function EventFieldsGuests({ editing }: Props) {
  const audience = [
    { value: 'invited', label: t('event.invited') },
    { value: 'everyone', label: t('event.everyone') },
  ]
  return (
    <fieldset>
      <legend>{t('event.for_guests')}</legend>
      <div>
        <TextField
          label={t('event.dress')}
          {...fieldOf(editing, 'dress')}
          maxLength={200}
          autoComplete="off"
          hint={t('event.dress_hint')}
        />
        <EventClash editing={editing} name="dress" label={t('event.dress')} />
      </div>
      <div>
        <SelectField
          label={t('event.visible_to')}
          {...fieldOf(editing, 'visible_to')}
          choices={audience}
          hint={editing.mine.visible_to === 'everyone' ? t('event.everyone_hint') : undefined}
        />
        <EventClash
          editing={editing}
          name="visible_to"
          label={t('event.visible_to')}
          show={(value) => audience.find((choice) => choice.value === value)?.label ?? value}
        />
      </div>
      <div className="event-wide">
        <TextAreaField label={t('event.note')} {...fieldOf(editing, 'note')} maxLength={2000} rows={3} hint={t('event.note_hint')} />
        <EventClash editing={editing} name="note" label={t('event.note')} />
      </div>
    </fieldset>
  )
}

export function EventFieldsAnswers({ editing, today }: Props & { today: string }) {
  const isPast = isOver(editing.mine.reply_by, useToday(today))
  return (
    <fieldset>
      <legend>{t('event.replies')}</legend>
      <div data-warns={isPast || undefined}>
        <DateField
          label={t('event.reply_by')}
          {...fieldOf(editing, 'reply_by')}
          hint={t(isPast ? 'event.reply_over' : 'event.reply_hint')}
          max="9999-12-31"
        />
        <EventClash editing={editing} name="reply_by" label={t('event.reply_by')} show={showDay} />
      </div>
      <div>
        <TextAreaField label={t('event.meals')} {...fieldOf(editing, 'meals')} rows={4} hint={t('event.meals_hint')} />
        <EventClash editing={editing} name="meals" label={t('event.meals')} show={(meals) => meals.replaceAll('\n', ', ')} />
      </div>
    </fieldset>
  )
}
