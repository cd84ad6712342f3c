import type { Entry } from './contract.ts'

/** Whether anybody wrote anything into it; in which group it stands is nobody's word. */
export function isWritten({ title, text, note }: Entry): boolean {
  return [title, text, note].some((said) => said.trim() !== '')
}
