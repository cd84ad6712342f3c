/** What somebody has to say about a channel: `always` and `never` are not theirs to choose, else it is so until they say otherwise. */
type Rule = 'always' | 'never' | 'unless_off' | 'if_on'

interface Rules {
  mail: Rule
  push: Rule
}

/** What people are told of. A kind stands here as soon as something asks `wants` before it tells of it. */
export const kinds = {
  new_device: { mail: 'always', push: 'unless_off' },
  account: { mail: 'always', push: 'never' },
  guest_answered: { mail: 'unless_off', push: 'unless_off' },
  new_address: { mail: 'if_on', push: 'if_on' },
  help_asked: { mail: 'always', push: 'unless_off' },
  help_answered: { mail: 'unless_off', push: 'unless_off' },
  item_assigned: { mail: 'unless_off', push: 'unless_off' },
  payment_due: { mail: 'unless_off', push: 'unless_off' },
  gift_promised: { mail: 'unless_off', push: 'unless_off' },
  message: { mail: 'unless_off', push: 'unless_off' },
} as const satisfies Record<string, Rules>

export type Kind = keyof typeof kinds
export type Channel = keyof Rules

export function ruleOf(kind: Kind, channel: Channel): Rule {
  return kinds[kind][channel]
}

/** Undefined where it is not theirs to choose. */
export function standardOf(kind: Kind, channel: Channel): boolean | undefined {
  const rule = ruleOf(kind, channel)
  return rule === 'unless_off' ? true : rule === 'if_on' ? false : undefined
}

export const allKinds = [
  'new_device',
  'account',
  'guest_answered',
  'new_address',
  'help_asked',
  'help_answered',
  'item_assigned',
  'payment_due',
  'gift_promised',
  'message',
] as const satisfies Kind[]

export function kindAt(name: string): Kind | undefined {
  return allKinds.find((kind) => kind === name)
}
