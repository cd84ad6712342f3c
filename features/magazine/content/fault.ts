import type { RenderableTreeNode } from '@markdoc/markdoc'
import type { Picture } from './picture.ts'
import type { TypeName } from './types.ts'

/** Something wrong in a file of content/, and where. */
export interface Fault {
  line: number
  says: string
}

/** A fault of a file that shows beside the others alone. */
export interface FaultThere extends Fault {
  file: string
}

/** A thing that a text speaks of: a picture of its piece, a source, a product, another piece. */
export interface Named {
  kind: 'picture' | 'source' | 'product' | 'video' | 'piece' | 'block' | 'variable'
  name: string
  line: number
}

/** A piece as its file says it, with all that is wrong in that file alone. */
export interface FilePiece {
  file: string
  type: TypeName
  slug: string
  faults: Fault[]
  /** Empty while the schema refuses them. */
  fields: PieceFields
  markdown: string
  /** The text as pages render it; null while something is wrong with it. */
  tree: RenderableTreeNode
  /** The text without marks. */
  plain: string
  named: Named[]
  lineOf: (path: readonly PropertyKey[]) => number
}

/** What the checks read of every type's fields; its schema has looked at them. */
export interface PieceFields extends Record<string, unknown> {
  title?: string
  excerpt?: string
  illustrated?: boolean
  terms?: Record<string, string[]>
  pictures?: Picture[]
}
