import { t } from '#web/text/text.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import type { BoardItem, Mark } from '../board-shapes.ts'
import { marks, markWord } from '../shown/mark-words.ts'
import type { SaidOfIt } from './kept-words.ts'
import { PinnedNotes } from './pinned-notes.tsx'

interface Props {
  item: BoardItem
  said: SaidOfIt
  onChange: (said: SaidOfIt) => void
}

/** What the couple says of a thing to whoever is to make it so. */
export function WordsForVendor({ item, said, onChange }: Props) {
  return (
    <>
      <RadioGroup
        label={t('board_mark.label')}
        choices={choices}
        value={said.mark || 'none'}
        onChange={(chosen) => onChange({ ...said, mark: chosen === 'none' ? '' : (chosen as Mark) })}
      />
      {(item.picture ?? item.file) && <PinnedNotes item={item} notes={said.pinned} onChange={(pinned) => onChange({ ...said, pinned })} />}
    </>
  )
}

const choices = [{ value: 'none', label: t('board_mark.none') }, ...marks.map((mark) => ({ value: mark, label: markWord(mark) }))]
