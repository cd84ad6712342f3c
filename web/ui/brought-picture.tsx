import { useLoading } from './picture-loading.ts'

/** A picture that somebody brought, as the API shows it. */
export interface BroughtPictureOf {
  width: number
  height: number
  alt: string
  /** By width. */
  urls: Record<string, string>
}

interface Props {
  of: BroughtPictureOf
  /** How wide the layout shows it, as the attribute `sizes` says it. */
  sizes: string
  /** Another than its own; an empty text where its neighbour says the same. */
  alt?: string
  /** For what is in sight at once. */
  isEager?: boolean
}

/** In the width that the browser needs; it holds its place before it has come, and where it doesn't come. */
export function BroughtPicture({ of: { width, height, urls, alt: own }, sizes, alt = own, isEager = false }: Props) {
  const { image, attempt, isMissing, onError } = useLoading()
  const all = Object.entries(urls).toSorted(([one], [other]) => Number(one) - Number(other))
  const [, middle] = all.find(([width]) => Number(width) >= 640) ?? all.at(-1) ?? ['', '']
  if (isMissing || !middle) return <span className="picture" style={{ aspectRatio: `${width}/${height}` }} />
  return (
    <img
      key={attempt}
      ref={image}
      className="picture"
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? 'eager' : 'lazy'}
      onError={onError}
      sizes={sizes}
      srcSet={all.map(([width, url]) => `${url} ${width}w`).join(', ')}
      src={middle}
    />
  )
}
