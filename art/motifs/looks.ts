/** Somebody to be drawn. */
export interface Figure {
  /** Where the feet stand, and how tall. */
  x: number
  y: number
  H: number
  cloth: string
  skin: string
  hair: string
}

/** The skins and hairs of everyone, so that any two people may be the couple. */
export const skins = ['#F0CBB0', '#D9A483', '#B97F5C', '#8E5A3E', '#6B412D', '#4C2D20']
export const hairs = ['#2A1D18', '#4A2E20', '#7A4A2A', '#B4813F', '#1B1716', '#8C3B22', '#CFC6BC']
