declare module '@adobe/structured-data-validator' {
  interface Issue {
    severity: 'ERROR' | 'WARNING'
    issueMessage: string
    path: { type?: string; property?: string }[]
  }
  // biome-ignore lint/style/noDefaultExport: its package has no other
  export default class Validator {
    validate(found: { jsonld: Record<string, unknown[]> }): Promise<Issue[]>
  }
}
