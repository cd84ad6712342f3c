import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo } from 'react'
import { createRoot } from 'react-dom/client'
import { kinds, loadRows, type Row, rowHeight, statuses, told } from './rows.ts'

/** The same rows by React and TanStack Virtual, and nothing else. */
const rows = await loadRows()
const dots = document.body.dataset['dots']
const body = document.querySelector('tbody')!
body.style.height = `${rows.length * rowHeight}px`
const top = body.getBoundingClientRect().top + scrollY

function Table() {
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler, which it does not suit, is not used here
  const shown = useWindowVirtualizer({ count: rows.length, estimateSize: () => rowHeight, overscan: 6, scrollMargin: top })
  return shown.getVirtualItems().map(({ index, start }) => <OneRow key={rows[index]!.id} row={rows[index]!} start={start - top} />)
}

const OneRow = memo(function OneRow({ row, start }: { row: Row; start: number }) {
  return (
    <tr style={{ transform: `translateY(${start}px)` }}>
      <td>
        <label className="select-box">
          <input type="checkbox" aria-label={row.name} />
        </label>
      </td>
      <th scope="row">
        <a href={`?guest=${row.id}`}>{row.name}</a>
      </th>
      <td className="number guest-party">{row.party}</td>
      <td>{row.group}</td>
      <td className="on-phone">
        <span className="choice guest-answer" data-reply={kinds[row.status]}>
          <svg className="reply-shape" viewBox="0 0 12 12">
            <path d="M6 1h5v5a5 5 0 1 1-5-5Z" fill="currentColor" />
          </svg>
          <select defaultValue={row.status}>
            {statuses.map((status, value) => (
              <option key={status} value={value}>
                {status}
              </option>
            ))}
          </select>
        </span>
      </td>
      <td>{row.dinner}</td>
      <td className="on-phone guest-notes">{row.notes && <span className="guest-tag">{row.notes}</span>}</td>
      <td className="guest-details">{row.details}</td>
      <td>
        <button className="row-menu" type="button">
          <svg className="icon">
            <use href={dots} />
          </svg>
        </button>
      </td>
    </tr>
  )
})

createRoot(body).render(<Table />)
told()
