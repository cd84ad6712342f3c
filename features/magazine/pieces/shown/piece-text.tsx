import { createElement, Fragment, type ReactNode } from 'react'
import type { Piece } from '../../content/contract.ts'
import { PieceBlock } from './piece-blocks.tsx'
import { PieceLink } from './piece-link.tsx'
import { SourceMark } from './piece-sources.tsx'
import { idOf, type TextNode } from '../text-node.ts'

/** The text of a piece: Markdown was read when it was kept, so this only walks the tree. */
export function PieceText({ of: piece }: { of: Piece }) {
  return <div className="piece-text">{nodesOf((piece.tree as TextNode) ?? null, piece)}</div>
}

function nodesOf(node: TextNode, piece: Piece): ReactNode {
  if (typeof node === 'string' || !node) return node
  const children = node.children.map((child, place) => <Fragment key={place}>{nodesOf(child, piece)}</Fragment>)
  if (node.name === 'article') return children
  if (node.name === 'h2') return <h2 id={idOf(node)}>{children}</h2>
  if (plain.has(node.name)) return createElement(node.name, null, ...children)
  if (node.name === 'th') return <th scope="col">{children}</th>
  if (node.name === 'a') {
    return (
      <PieceLink href={String(node.attributes['href'])} links={piece.links}>
        {children}
      </PieceLink>
    )
  }
  if (node.name === 'cite') return <SourceMark id={String(node.attributes['source'])} of={piece} />
  return (
    <PieceBlock block={node} of={piece}>
      {children}
    </PieceBlock>
  )
}

/** What a page says as Markdown says it. */
const plain = new Set('p h3 ul ol li strong em table thead tbody tr td br'.split(' '))
