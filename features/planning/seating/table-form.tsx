import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import type { SeatingTable } from './contract.ts'
import { TableFields } from './table-fields.tsx'

interface Props {
  event: number
  table?: SeatingTable
  /** How many there are before a new one. */
  nth: number
  onClose: () => void
}

/** A table’s name, how many sit there, and where it stands in the room. */
export function TableForm({ event, table, nth, onClose }: Props) {
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  // What stands in the fields is of this version, whatever is fetched meanwhile.
  const [version] = useState(table?.version)
  const { once, isPending } = useActs()
  const failed = (error: unknown) => {
    const { status, errors = {} } = refusal(error) ?? {}
    if (status === 422 && Object.keys(errors).length > 0) setErrors(errors)
    else sayFailure(error)
  }

  async function submit(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault()
    const said = fieldsIn(new FormData(submitted.currentTarget))
    const { isDone } = await once(async (act) => {
      if (table) await api.seating.change_table.call({ id: table.id, version, act, ...said })
      else await api.seating.add_table.call({ id: event, act, ...said })
      return t(table ? 'seating.table_changed' : 'seating.put_up', said)
    }, failed)
    if (isDone) onClose()
  }
  const remove = ({ id, name }: SeatingTable) =>
    once(async (act) => {
      await api.seating.remove_table.call({ id, act })
      return t('seating.taken_away', { name })
    })

  return (
    <form className="table-form" noValidate onSubmit={submit} aria-label={table ? t('seating.edit_table', table) : t('seating.add_table')}>
      <TableFields table={table} nth={nth} errors={errors} />
      <div className="buttons">
        <button className="button main small" type="submit" aria-disabled={isPending}>
          {t('seating.save')}
        </button>
        <button className="button small" type="button" onClick={onClose}>
          {t('seating.cancel')}
        </button>
        {table && (
          <button
            className="button small"
            type="button"
            aria-disabled={isPending}
            aria-label={t('seating.take_away', table)}
            onClick={() => remove(table)}
          >
            {t('seating.take_away_short')}
          </button>
        )}
      </div>
    </form>
  )
}

function fieldsIn(given: FormData) {
  const number = (name: string) => Math.round(Number(given.get(name)))
  return {
    name: String(given.get('name') ?? '').trim(),
    shape: given.get('shape') === 'long' ? ('long' as const) : ('round' as const),
    seats: number('seats'),
    x: Math.min(1000, number('x') * 10),
    y: Math.min(1000, number('y') * 10),
    is_head: given.get('is_head') !== null,
  }
}
