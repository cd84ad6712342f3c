/** The class that gives a chart's part the colour of its place; after eight they come round again. */
export function dataColour(place: number): string {
  return `data-${(place % 8) + 1}`
}
