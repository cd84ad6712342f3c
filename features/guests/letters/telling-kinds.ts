/** Letters that tell of a day and ask for nothing: they speak of events that take no more answers, too. */
export const tellingKinds = ['save_the_date', 'change_of_date'] as const

export function isTelling(kind: string): boolean {
  return tellingKinds.some((one) => one === kind)
}
