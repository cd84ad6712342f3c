/** What a website is made of. */
export const sectionKinds = ['story', 'schedule', 'travel', 'questions', 'photos', 'gifts'] as const

export type SectionKind = (typeof sectionKinds)[number]

export const themes = ['poppy', 'night', 'sage'] as const

export type Theme = (typeof themes)[number]

/** Kinds that hold entries one below the other: years, ways and rooms, questions. */
export const kindsWithEntries: readonly SectionKind[] = ['story', 'travel', 'questions']
