import { Parser } from 'htmlparser2'
import { expect } from 'vitest'
import { documentOf, element } from '#features/magazine/machines/xml.ts'

export interface Node {
  name: string
  attributes: Record<string, string>
  inside: (Node | string)[]
}

/** A document as a parser reads it; written again it must be the same, so nothing in it was read as something else. */
export function readXml(xml: string): Node {
  const top: Node = { name: '', attributes: {}, inside: [] }
  const open = [top]
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const node = { name, attributes, inside: [] }
        open.at(-1)!.inside.push(node)
        open.push(node)
      },
      ontext: (text) => {
        const { inside } = open.at(-1)!
        if (typeof inside.at(-1) === 'string') inside.push(`${inside.pop() as string}${text}`)
        else inside.push(text)
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  )
  parser.end(xml)
  const node = top.inside.find((one) => typeof one !== 'string')!
  expect(documentOf(written(node))).toBe(xml)
  return node
}

function written({ name, attributes, inside }: Node): { xml: string } {
  return element(name, attributes, ...inside.map((one) => (typeof one === 'string' ? one : written(one))))
}

export function allIn(node: Node, name: string): string[] {
  return node.inside.flatMap((one) => {
    if (typeof one === 'string') return []
    return one.name === name ? [one.inside.join('')] : allIn(one, name)
  })
}
