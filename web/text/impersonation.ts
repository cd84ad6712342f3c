/** The texts of the bar above every page while an operator acts as somebody else. */
export const impersonation = {
  'impersonation.label': 'Impersonation',
  'impersonation.acts_as': 'is acting as',
  'impersonation.recorded': '. Everything is recorded. Paying and passwords are off.',
  'impersonation.stop': 'Stop Impersonating',
} as const
