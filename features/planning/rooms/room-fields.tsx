import { useState } from 'react'
import { t } from '#web/text/text.ts'
import { DateField } from '#web/ui/plain/date-field.tsx'
import { MoneyField } from '#web/ui/plain/money-field.tsx'
import { NumberField } from '#web/ui/plain/number-field.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { blockKinds, type ListedRoomBlock, type RoomsPage } from './contract.ts'

interface Props {
  block: ListedRoomBlock | undefined
  page: RoomsPage
  event: number | undefined
  errorsOf: (name: string) => string[]
}

const labels = {
  hotel: t('rooms.hotel'),
  link: t('rooms.link'),
  code: t('rooms.code'),
  rooms: t('rooms.rooms'),
  nights: t('rooms.nights'),
  taken: t('rooms.taken'),
  promised: t('rooms.promised'),
  first_night: t('rooms.first_night'),
  cutoff: t('rooms.cutoff'),
}

const kindWords = { courtesy: t('rooms.kind_courtesy'), contracted: t('rooms.kind_contracted') }

/** All that is written down of a hotel. */
export function RoomFields({ block, page, event, errorsOf }: Props) {
  const [kind, setKind] = useState<string>(block?.kind ?? 'courtesy')
  const text = (name: 'hotel' | 'link' | 'code', most: number) => ({
    ...common(name, errorsOf),
    label: labels[name],
    maxLength: most,
    autoComplete: 'off',
    defaultValue: block?.[name] ?? '',
  })
  return (
    <>
      <TextField {...text('hotel', 200)} />
      <SelectField
        {...common('kind', errorsOf)}
        label={t('rooms.kind')}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
        choices={blockKinds.map((value) => ({ value, label: kindWords[value] }))}
      />
      <RoomNumbers block={block} isContract={kind === 'contracted'} errorsOf={errorsOf} />
      <EventField block={block} page={page} event={event} errorsOf={errorsOf} />
      <TextField {...text('link', 500)} type="url" placeholder="https://" />
      <TextField {...text('code', 100)} />
      <TextAreaField {...common('note', errorsOf)} label={t('rooms.note')} rows={3} maxLength={2_000} defaultValue={block?.note ?? ''} />
    </>
  )
}

function RoomNumbers({ block, isContract, errorsOf }: Pick<Props, 'block' | 'errorsOf'> & { isContract: boolean }) {
  const number = (name: 'rooms' | 'nights' | 'taken' | 'promised', usual: number | undefined) => ({
    ...common(name, errorsOf),
    label: labels[name],
    defaultValue: block?.[name] ?? usual,
  })
  const day = (name: 'first_night' | 'cutoff') => ({
    ...common(name, errorsOf),
    label: labels[name],
    defaultValue: block?.[name] ?? '',
  })
  return (
    <div className="room-numbers">
      <NumberField {...number('rooms', undefined)} min={1} max={1_000} />
      <NumberField {...number('nights', 1)} min={1} max={30} />
      <DateField {...day('first_night')} />
      <MoneyField {...common('rate', errorsOf)} label={t('rooms.rate')} defaultValue={block?.rate ?? ''} />
      {isContract ? (
        <NumberField {...number('promised', 80)} max={100} hint={t('rooms.promised_hint')} />
      ) : (
        <input type="hidden" name="promised" value={block?.promised ?? 80} />
      )}
      <NumberField {...number('taken', 0)} max={30_000} hint={t('rooms.taken_hint')} />
      <DateField {...day('cutoff')} hint={t('rooms.cutoff_hint')} />
    </div>
  )
}

/** A helper holds rooms for the events that are shared with them alone. */
function EventField({ block, page, event, errorsOf }: Props) {
  const choices = page.events.map(({ id, name }) => ({ value: String(id), label: name }))
  const isHelper = page.wedding.role === 'helper'
  return (
    <SelectField
      {...common('event_id', errorsOf)}
      label={t('rooms.event')}
      defaultValue={String(block?.event_id ?? event ?? '')}
      choices={isHelper ? choices : [{ value: '', label: t('rooms.any_event') }, ...choices]}
    />
  )
}

function common(name: string, errorsOf: Props['errorsOf']) {
  return { id: `room-${name}`, name, errors: errorsOf(name) }
}
