import type { ReactNode } from 'react'
import { t } from '../text/text.ts'
import { useRowSelection } from './row-selection.ts'
import { SelectAll, SelectRow } from './select-row.tsx'

export interface TableColumn<Row> {
  id: string
  label: string
  cell: (row: Row) => ReactNode
  isNumber?: boolean
  /** On a phone a row has two lines and shows, beside the name, only what is marked so. */
  isOnPhone?: boolean
}

interface Props<Row> {
  label: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** The second line of a row on a phone. */
  metaOf: (row: Row) => ReactNode
  nameLabel: string
  columns: readonly TableColumn<Row>[]
  selected: ReadonlySet<string>
  onSelect: (selected: Set<string>) => void
  menuOf?: (row: Row) => ReactNode
}

/** A table of people or things to pick from. The roles are spelt out, because a phone's layout would take them away. */
export function SelectTable<Row>(props: Props<Row>) {
  const { label, rows, keyOf, nameOf, metaOf, columns, selected, onSelect, menuOf } = props
  const keys = rows.map(keyOf)
  const { select, reach } = useRowSelection({ keys, selected, onSelect })
  return (
    <table className="select-table" role="table" aria-label={label} aria-rowcount={rows.length + 1}>
      <Head {...props} keys={keys} />
      <tbody role="rowgroup">
        {rows.map((row) => {
          const key = keyOf(row)
          return (
            <tr key={key} role="row" data-selected={selected.has(key) || undefined}>
              <td role="cell">
                <SelectRow
                  name={nameOf(row)}
                  value={key}
                  isSelected={selected.has(key)}
                  onSelect={(isRange) => select(key, isRange)}
                  onReach={(next) => reach(key, next)}
                />
              </td>
              <th role="rowheader" scope="row">
                {nameOf(row)}
                <small>{metaOf(row)}</small>
              </th>
              {columns.map((column) => (
                <td key={column.id} role="cell" className={lookOf(column)}>
                  {column.cell(row)}
                </td>
              ))}
              {menuOf && (
                <td role="cell" className="menu-cell">
                  {menuOf(row)}
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Head<Row>({ keys, nameLabel, columns, selected, onSelect, menuOf }: Props<Row> & { keys: readonly string[] }) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col">
          <SelectAll keys={keys} selected={selected} onSelect={onSelect} />
        </th>
        <th role="columnheader" scope="col">
          {nameLabel}
        </th>
        {columns.map((column) => (
          <th key={column.id} role="columnheader" scope="col" className={lookOf(column)}>
            {column.label}
          </th>
        ))}
        {menuOf && (
          <th role="columnheader" scope="col" className="menu-cell">
            <span className="only-heard">{t('table.menu')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

function lookOf<Row>({ isNumber, isOnPhone }: TableColumn<Row>): string | undefined {
  return [isNumber && 'number', isOnPhone && 'on-phone'].filter(Boolean).join(' ') || undefined
}
