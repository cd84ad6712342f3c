import type { MouseEvent } from 'react'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type BoardItem, mostNotes, type PinnedNote } from '../board-shapes.ts'
import { ItemPicture } from './item-picture.tsx'

interface Props {
  item: BoardItem
  notes: readonly PinnedNote[]
  onChange: (notes: PinnedNote[]) => void
}

/** Words at points of a picture: put there by a click, or by a button and two numbers, and read as a numbered list. */
export function PinnedNotes({ item, notes, onChange }: Props) {
  const isFull = notes.length >= mostNotes
  const change = (nth: number, said: Partial<PinnedNote>) => onChange(notes.map((note, at) => (at === nth ? { ...note, ...said } : note)))
  const add = (x: number, y: number) => onChange([...notes, { x, y, words: '' }])
  const addAt = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLDivElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    if (!isFull) add(Math.round(((clientX - left) / width) * 100), Math.round(((clientY - top) / height) * 100))
  }
  return (
    <fieldset className="pinned-notes">
      <legend>{t('board_notes.label')}</legend>
      <p className="hint">{t('board_notes.hint')}</p>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button and the numbers below do the same */}
      <div className="pinned-picture" onClick={addAt}>
        <ItemPicture item={item} sizes="420px" alt="" />
        {notes.map(({ x, y }, nth) => (
          // oxlint-disable-next-line react/no-array-index-key -- a note is known by its number
          <span key={nth} className="pinned-point num" aria-hidden="true" style={{ left: `${x}%`, top: `${y}%` }}>
            {nth + 1}
          </span>
        ))}
      </div>
      <ol>
        {notes.map(({ x, y, words }, at) => {
          const n = at + 1
          return (
            <li key={n}>
              <TextField
                label={t('board_notes.words', { n })}
                value={words}
                onChange={(typed) => change(at, { words: typed })}
                maxLength={200}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for this moment
                autoFocus={words === '' && n === notes.length}
              />
              <div className="pinned-place">
                <NumberField
                  label={t('board_notes.x', { n })}
                  value={x}
                  maxValue={100}
                  onChange={(typed) => change(at, { x: typed || 0 })}
                />
                <NumberField
                  label={t('board_notes.y', { n })}
                  value={y}
                  maxValue={100}
                  onChange={(typed) => change(at, { y: typed || 0 })}
                />
                <button
                  className="button ghost small"
                  type="button"
                  aria-label={t('board_notes.remove', { n })}
                  onClick={() => onChange(notes.filter((_, other) => other !== at))}
                >
                  <Icon name="trash" />
                </button>
              </div>
            </li>
          )
        })}
      </ol>
      {isFull ? (
        <p className="hint">{t('board_notes.most')}</p>
      ) : (
        <button className="button small" type="button" onClick={() => add(50, 50)}>
          <Icon name="plus" /> {t('board_notes.add')}
        </button>
      )}
    </fieldset>
  )
}
