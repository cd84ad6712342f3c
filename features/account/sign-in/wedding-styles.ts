/** How a wedding may look, by the name it is kept under. */
export const weddingStyles = ['garden', 'rustic', 'coastal', 'modern', 'formal', 'wild'] as const
