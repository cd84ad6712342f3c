/** So many things of a board stand on its one page. */
export const onPaper = 9
