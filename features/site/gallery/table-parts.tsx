import { useState } from 'react'
import { BulkBar } from '#web/ui/bulk-bar.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Reply } from '#web/ui/reply.tsx'
import type { ReplyKind } from '#web/ui/reply-words.ts'
import { RowMenu } from '#web/ui/row-menu.tsx'
import { SelectTable, type TableColumn } from '#web/ui/select-table.tsx'
import { toast } from '#web/ui/toast.ts'
import { PartsState } from './parts-state.tsx'

interface Guest {
  name: string
  party: number
  group: string
  answer: ReplyKind
  dinner: string
}

const short: Guest[] = [
  { name: 'Abara, Chidi & Ngozi', party: 2, group: 'Lagos side', answer: 'coming', dinner: 'Lamb · Fish' },
  { name: 'Bell, Marguerite', party: 1, group: "June's work", answer: 'coming', dinner: 'Garden' },
  { name: 'Castellanos, Inés + 1', party: 2, group: 'Friends', answer: 'waiting', dinner: '–' },
  { name: 'Dahl, Karin & Bo', party: 2, group: "Theo's family", answer: 'coming', dinner: 'Fish · Fish' },
  { name: 'Eriksson, Lars', party: 1, group: "Theo's family", answer: 'cannot', dinner: '–' },
  { name: 'Fairweather, Tom & Jo', party: 4, group: 'Friends', answer: 'coming', dinner: 'Lamb · Garden · 2 kids' },
]

const tooMuch = Array.from({ length: 40 }, (_, place) => ({
  name: place === 2 ? 'Wolfeschlegelsteinhausenbergerdorff, Maximiliane Theodora & Hubert' : `Guest number ${place + 1}`,
  party: (place * 7) % 5,
  group: place % 9 ? 'Friends' : 'Everybody from the allotment society and their neighbours',
  answer: 'not_asked' as const,
  dinner: '–',
}))

const columns: TableColumn<Guest>[] = [
  { id: 'party', label: 'Party', isNumber: true, cell: ({ party }) => party },
  { id: 'group', label: 'Group', cell: ({ group }) => group },
  { id: 'answer', label: 'RSVP', isOnPhone: true, cell: ({ answer }) => <Reply kind={answer} /> },
  { id: 'dinner', label: 'Dinner', cell: ({ dinner }) => dinner },
]

export function TableParts() {
  return (
    <>
      <Guests label="Guests" rows={short} />
      <Guests label="Too many guests" rows={tooMuch} />
      <Guests label="No guests" rows={[]} />
      <PartsState name="Pager">
        <Pager meta={{ current_page: 2, last_page: 4, from: 31, to: 60, total: 112 }} />
      </PartsState>
    </>
  )
}

function Guests({ label, rows }: { label: string; rows: readonly Guest[] }) {
  const [selected, setSelected] = useState<Set<string>>(new Set())
  const say = (what: string) => () => toast({ kind: 'done', lines: [what] })
  return (
    <div className="parts-whole">
      <SelectTable
        label={label}
        rows={rows}
        keyOf={({ name }) => name}
        nameOf={({ name }) => name}
        metaOf={({ group, dinner }) => (dinner === '–' ? group : `${group} · ${dinner}`)}
        nameLabel="Name"
        columns={columns}
        selected={selected}
        onSelect={setSelected}
        menuOf={({ name }) => (
          <RowMenu
            label={`More for ${name}`}
            entries={[
              { icon: 'pencil-simple', label: 'Edit', onAction: say(`${name} would open`) },
              { icon: 'trash', label: 'Remove', isDestructive: true, onAction: say(`${name} would go`) },
            ]}
          />
        )}
      />
      <BulkBar
        count={selected.size}
        onClear={() => setSelected(new Set())}
        actions={[
          { icon: 'trash', label: 'Remove', isDestructive: true, onAction: say('They would go') },
          { icon: 'envelope-simple', label: 'Send reminder', onAction: say('A reminder would leave') },
          { icon: 'check', label: 'Set RSVP', onAction: say('They would get an answer') },
          { icon: 'tag', label: 'Move group', onAction: say('They would move') },
        ]}
      />
    </div>
  )
}
