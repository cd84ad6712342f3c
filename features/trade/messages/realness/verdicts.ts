/** What an operator can say of who asked. */
export const verdicts = ['real', 'unclear', 'not_real'] as const
