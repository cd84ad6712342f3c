import { Link } from '@tanstack/react-router'
import { PiecePicture } from '#features/magazine/pieces/shown/piece-picture.tsx'
import { t } from '#web/text/text.ts'
import { showDay } from '#web/ui/day.ts'
import { Reply } from '#web/ui/reply.tsx'
import type { Row } from './piece-shapes.ts'
import { statusWords, typeWords } from './piece-words.ts'

/** A line for each; on a phone a title with the rest of it below. */
export function ContentTable({ rows }: { rows: readonly Row[] }) {
  return (
    <table className="select-table content-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="only-heard">{t('editor.picture')}</span>
          </th>
          <th scope="col">{t('editor.title')}</th>
          <th scope="col">{t('editor.kind')}</th>
          <th scope="col">{t('editor.by')}</th>
          <th scope="col">{t('editor.stands')}</th>
          <th scope="col">{t('editor.when')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Piece key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Piece({ row: { id, title, type, author, status, published_on, picture, broken } }: { row: Row }) {
  const { kind, word } = statusWords[status]
  return (
    <tr>
      <td>{picture && <PiecePicture of={picture} sizes="52px" shape="1/1" alt="" />}</td>
      <th scope="row">
        <Link to="/admin/content/$id" params={{ id: String(id) }}>
          {title}
        </Link>
        <small>{[typeWords[type], author].filter(Boolean).join(' · ')}</small>
      </th>
      <td>{typeWords[type]}</td>
      <td>{author}</td>
      <td className="on-phone">
        <Reply kind={kind}>{word}</Reply>
        {broken > 0 && <small className="broken-links">{broken === 1 ? t('editor.broken_one') : t('editor.broken', { n: broken })}</small>}
      </td>
      <td className="num">{showDay(published_on)}</td>
    </tr>
  )
}
