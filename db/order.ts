/** A column that a list sorts by, and what a row has there. */
export interface OrderColumn<Row> {
  kind: 'text' | 'moment' | 'number'
  of: (row: Row) => string | number
}

/** Behind how many rows a page begins, and what the one before it sorts by where a cursor says so. */
export interface Place {
  seen: number
  after?: (string | number)[] | undefined
}

/** Of a list in the order in which its rows were written. */
export const byId: readonly OrderColumn<{ id: number }>[] = [{ kind: 'number', of: ({ id }) => id }]

/** What the rows behind this one are behind. */
export function sortsBy<Row>(columns: readonly OrderColumn<Row>[], row: Row): (string | number)[] {
  return columns.map(({ of }) => of(row))
}
