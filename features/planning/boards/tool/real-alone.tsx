import { Link, useSearch } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'

interface Props {
  /** Of real weddings. */
  count: number | null
  /** Of all. */
  of: number
}

/** All of a board, or what of it was a wedding; there is no choice where that is all, or nothing. */
export function RealAlone({ count, of }: Props) {
  const { show } = useSearch({ from: '/_content/boards/$id' })
  if (show !== 'real' && (!count || count === of)) return null
  const link = (real: boolean, words: string, n: number) => (
    <Link
      className="chip"
      to="."
      search={real ? { show: 'real' } : {}}
      data-selected={(show === 'real') === real || undefined}
      aria-current={(show === 'real') === real ? 'true' : undefined}
    >
      {words} <span className="num">{n}</span>
    </Link>
  )
  return (
    <nav className="chips board-chips" aria-label={t('boards.what')}>
      {link(false, t('boards.all'), of)}
      {link(true, t('boards.real_alone'), count ?? 0)}
    </nav>
  )
}
