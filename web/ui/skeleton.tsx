import { t } from '../text/text.ts'

type Shape = 'line' | 'title' | 'avatar' | 'picture' | 'row'

/** Boxes of the size of what is coming; it is heard once, as one thing that loads. */
export function Skeleton({ shape, count = 1 }: { shape: Shape; count?: number }) {
  return (
    <div className="skeleton" role="status">
      <span className="only-heard">{t('skeleton.loading')}</span>
      {Array.from({ length: count }, (_, place) => (
        <Box key={place} shape={shape} />
      ))}
    </div>
  )
}

function Box({ shape }: { shape: Shape }) {
  if (shape !== 'row') return <i className={`bone ${shape}`} />
  return (
    <div className="skeleton-row">
      <i className="bone avatar" />
      <span>
        <i className="bone line" />
        <i className="bone line" />
      </span>
      <i className="bone line" />
    </div>
  )
}
