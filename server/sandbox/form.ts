type Field = string | Field[] | { [name: string]: Field }

export type Fields = { [name: string]: Field }

/** `items[0][price]=p` as Stripe's interface reads it. */
export function readForm(body: string): Fields {
  const root: Fields = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const path = [name.split('[')[0] ?? '', ...[...name.matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part)]
    set(root, path, value)
  }
  return listed(root) as Fields
}

export function textIn(fields: Fields, name: string): string | undefined {
  const value = fields[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function recordIn(fields: Fields, name: string): Record<string, string> {
  const value = fields[name]
  if (typeof value !== 'object' || Array.isArray(value)) return {}
  return Object.fromEntries(Object.entries(value).flatMap(([key, one]) => (typeof one === 'string' ? [[key, one]] : [])))
}

export function listIn(fields: Fields, name: string): Field[] {
  const value = fields[name]
  return Array.isArray(value) ? value : []
}

function set(into: Fields, [name = '', ...rest]: string[], value: string): void {
  const key = name === '' ? String(Object.keys(into).length) : name
  if (['__proto__', 'constructor', 'prototype'].includes(key)) return
  if (rest.length === 0) into[key] = value
  else set((into[key] ??= {}) as Fields, rest, value)
}

/** What is numbered through is a list. */
function listed(field: Field): Field {
  if (typeof field === 'string' || Array.isArray(field)) return field
  const entries = Object.entries(field).map(([name, value]): [string, Field] => [name, listed(value)])
  const isList = entries.length > 0 && entries.every(([name], at) => name === String(at))
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}
