import { useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ShareBar } from '#web/ui/share-bar.tsx'
import type { ListedRoomBlock, RoomsPage } from './contract.ts'
import { EditedRoom } from './room-form.tsx'
import { RoomsTaken } from './rooms-taken.tsx'
import { heldWords, owedWords, roomWords, untilWords } from './room-words.ts'

interface Props {
  block: ListedRoomBlock
  page: RoomsPage
}

/** One hotel: what it holds and until when, what is taken, and what empty rooms would cost. */
export function RoomBlock({ block, page }: Props) {
  const { id, hotel, link, code, note, cutoff, missing } = block
  const [isEditing, setEditing] = useState(false)
  const event = page.events.find((one) => one.id === block.event_id)
  return (
    <section className="room-block" aria-labelledby={`room-block-${id}`}>
      <header>
        <div>
          <h2 id={`room-block-${id}`}>{hotel}</h2>
          <p className="num">{[event?.name, heldWords(block, page.today)].filter(Boolean).join(' · ')}</p>
        </div>
        <RoomActs block={block} onEdit={() => setEditing(true)} />
      </header>
      {isEditing ? (
        <EditedRoom block={block} page={page} onClose={() => setEditing(false)} />
      ) : (
        <>
          <Filled block={block} />
          <p className={missing > 0 ? 'room-owed' : undefined}>{owedWords(block)}</p>
          <p className="room-until">
            <Icon name="calendar-blank" />
            {untilWords(cutoff, page.today)}
          </p>
          <RoomsTaken block={block} />
          {(link || code) && (
            <p>
              {link && (
                <a href={link} target="_blank" rel="noreferrer">
                  {t('rooms.book_at')}
                </a>
              )}{' '}
              {code && t('rooms.say_code', { code })}
            </p>
          )}
          {note && <p className="room-note">{note}</p>}
        </>
      )}
    </section>
  )
}

/** What is promised and empty is hatched, what is free beyond that grey. */
function Filled({ block: { hotel, taken, missing, open } }: { block: ListedRoomBlock }) {
  const shares = [
    { label: t('rooms.taken_label'), amount: taken, look: 'solid' as const },
    ...(missing > 0 ? [{ label: t('rooms.missing_label'), amount: missing, look: 'waiting' as const }] : []),
    { label: t('rooms.open_label'), amount: open - missing, look: 'grey' as const },
  ]
  return <ShareBar label={t('rooms.bar', { hotel })} shares={shares} />
}

function RoomActs({ block: { id, hotel }, onEdit }: { block: ListedRoomBlock; onEdit: () => void }) {
  const { once } = useActs(roomWords)
  const remove = () =>
    once(async (act) => {
      await api.rooms.destroy.call({ id, act })
      return t('rooms.removed', { hotel })
    })
  return (
    <span className="room-acts">
      <button className="close-button" type="button" aria-label={t('rooms.edit_of', { hotel })} onClick={onEdit}>
        <Icon name="pencil-simple" />
      </button>
      <button className="close-button" type="button" aria-label={t('rooms.remove_of', { hotel })} onClick={remove}>
        <Icon name="trash" />
      </button>
    </span>
  )
}
