/** Whose wedding a page works on, when it is not the visitor's own: stands above everything on it. */
export interface Whose {
  /** The couple, by first names. */
  names: readonly string[]
  /** What of it the visitor helps with, each with its address; the page shows the current one. */
  places: readonly { label: string; to: string; isCurrent: boolean }[]
  /** The same page of the visitor's own wedding, if there is one. */
  own: string | undefined
  /** Where each tool opens within that wedding, by its own address; the others are hidden. */
  tools?: Readonly<Record<string, SharedTool>>
}

/** Where a tool opens that is shared with the visitor. */
export interface SharedTool {
  to: string
  search: { event?: number }
}

/** Finds it in what a page's loader gave, under the name `whose`. */
export function whoseIn(loaded: unknown): Whose | undefined {
  return typeof loaded === 'object' && loaded !== null && 'whose' in loaded ? given(loaded.whose) : undefined
}

/** Only a `Whose` ever goes by that name; the router can't tell the compiler so. */
function given(whose: unknown): Whose | undefined {
  return whose as Whose | undefined
}
