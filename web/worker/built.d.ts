/** Filled in by web/build/offline-worker.ts: the entry of the app, what every page of the tools is made with. */
declare const POSY_BUILD: string
declare const POSY_SHELL: readonly string[]
/** Of each page the files that it fetches when they are wanted, such as its panels. */
declare const POSY_PARTS: Readonly<Record<string, readonly string[]>>
