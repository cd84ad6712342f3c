/** The texts of being told on this device. */
export const push = {
  'push.label': 'Notifications on this device',
  'push.hint': 'News reaches you here even while {product} is closed, until you sign out.',
  'push.impossible': 'This browser shows no notifications from {product}. Its own settings may allow them.',
} as const
