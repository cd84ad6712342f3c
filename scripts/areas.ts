/** The areas of the features, in their order: each may know those before it, and none after it. */
export const areas = [
  'site',
  'files',
  'notices',
  'account',
  'wedding',
  'guests',
  'planning',
  'magazine',
  'trade',
  'money',
  'overview',
] as const
