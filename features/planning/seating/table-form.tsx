import type { ComponentProps } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { useEditing } from '#web/client/editing.ts'
import { t } from '#web/text/text.ts'
import { useEditedForm } from '#web/ui/edited-form.ts'
import { FormFrame } from '#web/ui/form-frame.tsx'
import { useNewForm } from '#web/ui/new-form.ts'
import type { SeatingTable } from './contract.ts'
import { draftOf, newDraft, saidIn, type TableDraft } from './table-draft.ts'
import { TableFields } from './table-fields.tsx'

/** A table’s name, how many sit there, and where it stands in the room. */
export function EditedTable({ table, onClose }: { table: SeatingTable; onClose: () => void }) {
  const editing = useEditing<SeatingTable, TableDraft>(table, {
    draftOf,
    send: async ({ thing: { id, version }, act, mine, fields }) => {
      const said = saidIn(mine)
      const change = Object.fromEntries(fields.map((field) => [field, said[field]])) as Partial<typeof said>
      if (fields.length > 0) await api.seating.change_table.call({ id, version, act, ...change })
      return undefined
    },
    said: ({ mine }) => t('seating.table_changed', { name: mine.name.trim() }),
  })
  const { isChanged, submit } = useEditedForm(editing, { onClose })

  return (
    <TableFrame
      label={t('seating.edit_table', table)}
      isPending={editing.isPending}
      isChanged={isChanged}
      onSubmit={submit}
      onClose={onClose}
      more={<TakeAway table={table} />}
    >
      <TableFields editing={editing} id={table.id} />
    </TableFrame>
  )
}

/** The same of one that is put up; `nth` tables stand there before it. */
export function NewTable({ event, nth, onClose }: { event: number; nth: number; onClose: () => void }) {
  const { editing, isPending, isChanged, submit } = useNewForm<TableDraft>({
    first: () => newDraft(nth),
    send: async (mine, act) => {
      const said = saidIn(mine)
      await api.seating.add_table.call({ id: event, act, ...said })
      return t('seating.put_up', said)
    },
    onClose,
  })

  return (
    <TableFrame label={t('seating.add_table')} isPending={isPending} isChanged={isChanged} onSubmit={submit} onClose={onClose}>
      <TableFields editing={editing} />
    </TableFrame>
  )
}

function TakeAway({ table }: { table: SeatingTable }) {
  const { id, name } = table
  const { once, isPending } = useActs()
  const remove = () =>
    once(async (act) => {
      await api.seating.remove_table.call({ id, act })
      return t('seating.taken_away', { name })
    })
  return (
    <button
      className="button small"
      type="button"
      aria-disabled={isPending}
      aria-label={t('seating.take_away', table)}
      onClick={() => void remove()}
    >
      {t('seating.take_away_short')}
    </button>
  )
}

function TableFrame(form: Omit<ComponentProps<typeof FormFrame>, 'className' | 'save'>) {
  return <FormFrame {...form} className="table-form" save={t('seating.save')} isSmall stays={(search) => !('view' in search)} />
}
