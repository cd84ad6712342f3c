/** Details that the server cuts out of a master, as shares of it from the left and from the top: no drawing of their own. */
export const parts = {
  whole: { left: 0, top: 0, width: 1, height: 1 },
  left: { left: 0, top: 0, width: 0.55, height: 1 },
  right: { left: 0.45, top: 0, width: 0.55, height: 1 },
  top: { left: 0, top: 0, width: 1, height: 0.6 },
  bottom: { left: 0, top: 0.4, width: 1, height: 0.6 },
  middle: { left: 0.2, top: 0.2, width: 0.6, height: 0.6 },
  'upper-left': { left: 0, top: 0, width: 0.6, height: 0.6 },
  'upper-right': { left: 0.4, top: 0, width: 0.6, height: 0.6 },
  'lower-left': { left: 0, top: 0.4, width: 0.6, height: 0.6 },
  'lower-right': { left: 0.4, top: 0.4, width: 0.6, height: 0.6 },
} as const

export type PartName = keyof typeof parts
