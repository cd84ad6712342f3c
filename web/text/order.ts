export const order = {
  'order.grip': 'Move {name}: arrow keys, or drag',
  'order.is_first': 'It is the first already.',
  'order.is_last': 'It is the last already.',
  'order.moved': 'Now in place {n} of {of}.',
} as const
