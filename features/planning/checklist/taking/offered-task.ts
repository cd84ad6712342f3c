/** A task that a text offers, as it stands on a checklist. */
export interface OfferedTask {
  title: string
  description: string
  category: string
  months_before: number
}
