import type { Piece } from '../../content/contract.ts'
import { SourceMark } from './piece-sources.tsx'
import { cellsOf, type TextTag, tagsIn } from '../text-node.ts'

/** Bars beside their numbers: the same table, drawn, so that a reader of either learns the same. */
export function PieceChart({ block, of: piece }: { block: TextTag; of: Piece }) {
  const [head = [], ...rows] = cellsOf(tagsIn(block, 'table')[0])
  const most = Math.max(...rows.map(([, value = '']) => amountOf(value)), 1)
  const { caption, source } = block.attributes
  return (
    <figure className="piece-chart">
      <figcaption>
        {String(caption)} {typeof source === 'string' && <SourceMark id={source} of={piece} />}
      </figcaption>
      <table>
        <thead className="only-heard">
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', value = '']) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <svg aria-hidden="true" width="100%" height="12">
                  <rect width={`${(amountOf(value) / most) * 100}%`} height="12" />
                </svg>
                <span className="num">{value}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

function amountOf(value: string): number {
  return Number(value.replace(/[^\d.]/g, '')) || 0
}
