import { type TypeName, typeNames } from '#features/magazine/content/type-names.ts'

/** What is found of weddings, in the order in which it is shown. */
export const ownKinds = ['guest', 'task', 'event', 'helper'] as const

export type OwnKind = (typeof ownKinds)[number]

/** All that may be looked for alone: a couple's own things, and pieces of the magazine by their type. */
export const kinds = [...ownKinds, ...typeNames] as const

export type Kind = (typeof kinds)[number]

export function isOwn(kind: Kind | 'term'): kind is OwnKind {
  return (ownKinds as readonly string[]).includes(kind)
}

export function isPiece(kind: Kind | 'term'): kind is TypeName {
  return kind !== 'term' && !isOwn(kind)
}
