import { Fragment, type ReactNode } from 'react'
import type { Editing } from '#web/client/editing.ts'
import { t } from '#web/text/text.ts'
import { DateField } from '#web/ui/plain/date-field.tsx'
import { NumberField } from '#web/ui/plain/number-field.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { FieldClash } from '#web/ui/field-clash.tsx'
import { blockKinds, type RoomsPage } from './contract.ts'
import type { RoomDraft } from './room-draft.ts'

interface Props {
  editing: Pick<Editing<RoomDraft>, 'base' | 'mine' | 'set' | 'clashes' | 'settle' | 'errorsOf'>
  /** Without one it is a new hotel. */
  id?: number
  page: RoomsPage
}

const labels: Record<keyof RoomDraft, string> = {
  hotel: t('rooms.hotel'),
  kind: t('rooms.kind'),
  event_id: t('rooms.event'),
  rate: t('rooms.rate'),
  link: t('rooms.link'),
  code: t('rooms.code'),
  note: t('rooms.note'),
  rooms: t('rooms.rooms'),
  nights: t('rooms.nights'),
  taken: t('rooms.taken'),
  promised: t('rooms.promised'),
  first_night: t('rooms.first_night'),
  cutoff: t('rooms.cutoff'),
}

const kindWords = { courtesy: t('rooms.kind_courtesy'), contracted: t('rooms.kind_contracted') }

/** All that is written down of a hotel; below a field stands what somebody else wrote there meanwhile. */
export function RoomFields({ editing, id, page }: Props) {
  const { mine, set, errorsOf } = editing
  // Several hotels may be open at once.
  const field = (name: keyof RoomDraft) => ({
    id: `room-${id ?? 'new'}-${name}`,
    name,
    label: labels[name],
    value: mine[name],
    errors: errorsOf(name),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  const clash = (name: keyof RoomDraft) => (
    <FieldClash editing={editing} name={name} label={labels[name]} text={shown(editing.base, name, page)} />
  )
  return (
    <>
      <TextField {...field('hotel')} maxLength={200} />
      {clash('hotel')}
      <SelectField {...field('kind')} choices={blockKinds.map((value) => ({ value, label: kindWords[value] }))} />
      {clash('kind')}
      <RoomNumbers isContract={mine.kind === 'contracted'} field={field} clash={clash} />
      <SelectField {...field('event_id')} choices={eventsOf(page)} />
      {clash('event_id')}
      <TextField {...field('link')} maxLength={500} type="url" placeholder="https://" />
      {clash('link')}
      <TextField {...field('code')} maxLength={100} />
      {clash('code')}
      <TextAreaField {...field('note')} rows={3} maxLength={2_000} />
      {clash('note')}
    </>
  )
}

interface NumbersProps {
  isContract: boolean
  field: (name: keyof RoomDraft) => { id: string; name: string; label: string; value: string; errors: string[] }
  clash: (name: keyof RoomDraft) => ReactNode
}

function RoomNumbers({ isContract, field, clash }: NumbersProps) {
  const names = ['rooms', 'nights', 'first_night', 'rate', 'promised', 'taken', 'cutoff'] as const
  return (
    <>
      <div className="room-numbers">
        <NumberField {...field('rooms')} min={1} max={1_000} />
        <NumberField {...field('nights')} min={1} max={30} />
        <DateField {...field('first_night')} />
        <TextField {...field('rate')} inputMode="decimal" placeholder="$0.00" className="field-input num" />
        {isContract && <NumberField {...field('promised')} max={100} hint={t('rooms.promised_hint')} />}
        <NumberField {...field('taken')} max={30_000} hint={t('rooms.taken_hint')} />
        <DateField {...field('cutoff')} hint={t('rooms.cutoff_hint')} />
      </div>
      {names.map((name) => (
        <Fragment key={name}>{clash(name)}</Fragment>
      ))}
    </>
  )
}

/** A helper holds rooms for the events that are shared with them alone. */
function eventsOf({ events, wedding }: RoomsPage) {
  const choices = events.map(({ id, name }) => ({ value: String(id), label: name }))
  return wedding.role === 'helper' ? choices : [{ value: '', label: t('rooms.any_event') }, ...choices]
}

/** What the other wrote, as the field would show it. */
function shown(base: RoomDraft, name: keyof RoomDraft, { events }: RoomsPage): string {
  if (name === 'kind') return base.kind === 'contracted' ? kindWords.contracted : kindWords.courtesy
  if (name === 'event_id') return events.find(({ id }) => String(id) === base.event_id)?.name ?? t('rooms.any_event')
  return base[name]
}
