import * as z from 'zod'

export const fieldKinds = ['line', 'words', 'number', 'day', 'choice', 'yes', 'group', 'terms', 'pictures'] as const

/** A field of a type as a form shows it. */
export interface FieldSpec {
  name: string
  kind: (typeof fieldKinds)[number]
  is_required: boolean
  most: number | null
  choices: string[]
  /** Of a group: how it is written. */
  example: string
}

/** As much of JSON Schema as the types' fields make. */
interface Shape {
  type?: string
  format?: string
  enum?: unknown[]
  maxLength?: number
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
}

const known = new WeakMap<z.ZodType, FieldSpec[]>()

/** Every field that the schema of a type has, in its order: the form of a type is never other than what is checked. */
export function specsOf(schema: z.ZodType): FieldSpec[] {
  const before = known.get(schema)
  if (before) return before
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  const specs = Object.entries(properties).map(([name, shape]) => specOf(name, shape, required.includes(name)))
  known.set(schema, specs)
  return specs
}

/** Kinds that are written as YAML. */
export function isGroup(kind: FieldSpec['kind']): boolean {
  return kind === 'group' || kind === 'terms' || kind === 'pictures'
}

function specOf(name: string, shape: Shape, is_required: boolean): FieldSpec {
  const kind = kindOf(name, shape)
  const choices = (shape.enum ?? []).map(String)
  return { name, kind, is_required, most: shape.maxLength ?? null, choices, example: kind === 'group' ? exampleOf(shape) : '' }
}

function kindOf(name: string, shape: Shape): FieldSpec['kind'] {
  if (name === 'terms' || name === 'pictures') return name
  if (shape.enum) return 'choice'
  if (shape.type === 'boolean') return 'yes'
  if (shape.type === 'integer' || shape.type === 'number') return 'number'
  if (shape.type !== 'string') return 'group'
  if (shape.format === 'date') return 'day'
  return (shape.maxLength ?? 0) > 120 ? 'words' : 'line'
}

/** The names within it, one of a list standing for all. */
function exampleOf(shape: Shape): string {
  if (shape.type === 'array') {
    const inside = exampleOf(shape.items ?? {})
    return inside === '' ? '- …' : `- ${inside.replaceAll('\n', '\n  ')}`
  }
  const { properties } = (shape.anyOf ?? shape.oneOf)?.[0] ?? shape
  if (!properties) return ''
  return Object.entries(properties)
    .map(([name, inner]) => {
      const inside = inner.type === 'array' || inner.type === 'object' ? exampleOf(inner) : ''
      return inside === '' ? `${name}: …` : `${name}:\n  ${inside.replaceAll('\n', '\n  ')}`
    })
    .join('\n')
}
