import { memo, type MouseEvent, useLayoutEffect, useRef } from 'react'
import { t } from '#web/text/text.ts'
import { RowMenu } from '#web/ui/row-menu.tsx'
import { SelectRow } from '#web/ui/select-row.tsx'
import type { Guest, GuestPage } from './contract.ts'
import { dinnersSaid } from './dinner-sums.ts'
import { GuestAnswer } from './guest-answer.tsx'
import { GuestAnswers } from './guest-answers.tsx'
import { guestName, listName } from './guest-name.ts'
import { GuestDetails, GuestTags } from './guest-tags.tsx'
import type { Run } from './household-run.ts'
import { brought } from './party-size.ts'
import { replyFor } from './reply-status.ts'

/** What can be done with a row; the same from render to render, so that a row is drawn anew only when it changed. */
export interface RowDeeds {
  onSelect: (key: string, isRange: boolean) => void
  onReach: (from: string, to: string) => void
  onAnswer: (guest: Guest, event: { id: number; name: string }, status: number) => void
  onOpen: (id: number) => void
  onRemove: (guest: Guest) => void
}

interface Props extends RowDeeds, Run {
  guest: Guest
  place: number
  /** How far down it stands, where only rows in sight are kept. */
  offset?: number
  event: GuestPage['guest_wedding_events'][number] | undefined
  events: GuestPage['guest_wedding_events']
  /** Somebody chose a dinner for the event. */
  hasMeals: boolean
  isSelected: boolean
  /** Its panel is open beside the list. */
  isOpen: boolean
}

/** One guest. Members of a household stand together, a line under the last of them. */
export const GuestRow = memo(function GuestRow({
  guest,
  place,
  offset,
  event,
  events,
  hasMeals,
  isSelected,
  isOpen,
  heads,
  isFirst,
  isLast,
  ...deeds
}: Props) {
  const { onSelect, onReach, onAnswer, onOpen, onRemove } = deeds
  const key = String(guest.id)
  const name = guestName(guest)
  const reply = replyFor(guest, event)
  const dinners = reply && dinnersSaid(reply).join(', ')
  const row = useFocusLeft(guest.id)
  return (
    <tr
      ref={row}
      role="row"
      aria-rowindex={place + 1}
      data-selected={isSelected || undefined}
      data-open={isOpen || undefined}
      data-goes-on={isLast ? undefined : true}
      data-follows={isFirst ? undefined : true}
      style={offset === undefined ? undefined : { transform: `translateY(${offset}px)` }}
    >
      <td role="cell">
        <SelectRow
          name={name}
          value={key}
          isSelected={isSelected}
          onSelect={(isRange) => onSelect(key, isRange)}
          onReach={(next) => onReach(key, next)}
        />
      </td>
      <NameCell guest={guest} reply={reply} isOpen={isOpen} onOpen={onOpen} />
      <td role="cell" className="number guest-party">
        {isFirst && heads}
      </td>
      <td role="cell" className="guest-group">
        {guest.relationship}
      </td>
      <td role="cell" className={event ? 'on-phone guest-status' : 'on-phone guest-invited'}>
        {event ? <GuestAnswer guest={guest} event={event} onAnswer={onAnswer} /> : <GuestAnswers guest={guest} events={events} />}
      </td>
      {hasMeals && (
        <td role="cell" className="guest-meal">
          {dinners || <span className="faint">–</span>}
        </td>
      )}
      <td role="cell" className="on-phone guest-notes">
        <GuestTags guest={guest} />
      </td>
      <td role="cell" className="guest-details">
        <GuestDetails guest={guest} />
      </td>
      <MenuCell guest={guest} name={name} onOpen={onOpen} onRemove={onRemove} />
    </tr>
  )
})

interface NameProps extends Pick<RowDeeds, 'onOpen'> {
  guest: Guest
  reply: Guest['wedding_events'][number] | undefined
  isOpen: boolean
}

/** The name leads to all that is known of the guest; a phone reads below it what a desk has columns for. */
function NameCell({ guest, reply, isOpen, onOpen }: NameProps) {
  const plus = brought(guest, reply)
  return (
    <th role="rowheader" scope="row">
      <a
        href={`?guest=${guest.id}`}
        data-guest={guest.id}
        aria-current={isOpen || undefined}
        onClick={(press) => openHere(press, () => onOpen(guest.id))}
      >
        {listName(guest)}
        {plus > 0 && <span className="num"> + {plus}</span>}
      </a>
      <small>{[guest.relationship, reply && dinnersSaid(reply).join(', ')].filter(Boolean).join(' · ')}</small>
    </th>
  )
}

function MenuCell({ guest, name, onOpen, onRemove }: Pick<RowDeeds, 'onOpen' | 'onRemove'> & { guest: Guest; name: string }) {
  return (
    <td role="cell" className="menu-cell">
      <RowMenu
        label={t('guests.menu_of', { name })}
        entries={[
          { icon: 'pencil-simple', label: t('guests.edit'), onAction: () => onOpen(guest.id) },
          { icon: 'trash', label: t('guests.remove'), onAction: () => onRemove(guest), isDestructive: true },
        ]}
      />
    </td>
  )
}

/** A row that now shows somebody else is not the one that had the focus. */
function useFocusLeft(id: number) {
  const row = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(
    () => () => {
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && row.current?.contains(activeElement)) activeElement.blur()
    },
    [id],
  )
  return row
}

/** A plain press opens it beside the list; any other is the browser's. */
function openHere(press: MouseEvent, open: () => void): void {
  if (press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return
  press.preventDefault()
  open()
}
