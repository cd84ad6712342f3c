import { Picture } from '#web/ui/picture.tsx'
import type { ShownPicture } from '../../content/contract.ts'

interface Props {
  of: ShownPicture | null | undefined
  /** How wide the layout shows it, as the attribute `sizes` says it. */
  sizes: string
  /** Width to height such as `4/5`, where it is cut to another shape than its own. */
  shape?: `${number}/${number}`
  /** An empty text where its neighbour says the same. */
  alt?: string
  isEager?: boolean
}

/** A picture of a piece; while it is not drawn its place keeps its shape and its words. */
export function PiecePicture({ of, sizes, shape, alt = of?.alt ?? '', isEager = false }: Props) {
  if (!of?.image) {
    return (
      <span
        className="picture"
        data-no-image
        style={{ '--shape': shape ?? of?.ratio ?? '3/2', '--phone-shape': shape ?? of?.ratio ?? '3/2' }}
      >
        {alt}
      </span>
    )
  }
  return <Picture of={{ ...of.image, alt }} sizes={sizes} {...(shape && { shape })} alt={alt} isEager={isEager} />
}
