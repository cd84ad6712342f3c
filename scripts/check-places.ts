import { areas } from './areas.ts'

const area = `{${areas.join(',')}}`

/** Places of every kind of file there is: `*` stands for a name in small letters, `#` for a digit. CONTRIBUTING.md says what each is for. */
const places = [
  '{.gitignore,.npmrc,.oxlintrc.json,biome.json,knip.json,tsconfig.json,package.json,package-lock.json}',
  '{README,CONTRIBUTING}.md',
  '{vite,vitest,vitest.hard,vitest.hostile,vitest.old,playwright}.config.ts',
  '.ci/run',

  'app/*.{ts,test.ts}',
  'db/*.{ts,test.ts}',
  'db/migrations/####_*.sql',
  'features/{contract,route,shapes,kinds}.ts',
  'features/{thing,things,lines,backs,planned,arrivals,written,quoted}.server.ts',
  ...['*', '*/*'].flatMap((folder) => [
    `features/${area}/${folder}/{feature,policy,api,rows,*-rows,forms,jobs,mail,works,things,backs}.server.ts`,
    `features/${area}/${folder}/*.{ts,tsx,css,test.ts}`,
  ]),
  'features/magazine/content/{files,piece-files,text,front-matter,loading,shown,said}.server.ts',
  'features/overview/editor/{written,preview,brought-picture}.server.ts',
  'features/overview/{moving,day-sheet}/preview.server.ts',
  'features/magazine/content/matching/{meant,terms}.server.ts',
  'server/*.{ts,test.ts}',
  'server/{fetcher,files,payments,sandbox}/*.{ts,test.ts}',
  'web/*.{ts,tsx,d.ts,test.ts}',
  'web/routeTree.gen.ts',
  'web/{build,client,files,layouts,map,menus,offline,push,start,text,ui,ui/plain,ui/upload,worker}/*.{ts,tsx,d.ts,test.ts}',
  'web/styles/*.{css,ts,test.ts}',
  'web/fonts/*.woff2',
  'web/public/*.{css,svg}',
  'web/ui/*.svg',

  'tests/*.{ts,d.ts,test.ts}',
  'tests/{README,unsteady}.md',
  'tests/{authz,faults,hostile}/*.{ts,test.ts}',
  'tests/e2e/*.{ts,spec.ts}',

  'art/*.{ts,test.ts}',
  'art/expected.json',
  'art/motifs/*.ts',
  'content/{taxonomies,content-types,synonyms}.json',
  'content/common-passwords.txt',
  'content/{checklists,site}/*.json',
  'content/{album,article,author,brand,course,form,guide,lesson,page,perk,podcast,product,questionnaire,quiz,real-wedding,vendor,vendor-list,video}/*.md',
  'content/pictures/*.{webp,json}',
  'content/films/*.json',
  'content/paid/*.{mp4,webm,vtt,pdf,xlsx,csv,ics}',
  'bench/*.ts',
  'bench/{README.md,goals.json,results.json,growth.svg}',
  'bench/{floors,floors/scroll}/*.{ts,tsx}',
  'docs/{operations,security}.md',
  'docs/{authz-matrix,requirements}.tsv',
  'docs/decisions/####-*.md',
  'scripts/*.{ts,mjs}',
  'scripts/setup/*.mjs',
].map(asPattern)

const banned = /^(utils?|helpers?|common|lib|services?|hooks|components|index|misc|shared)$/

/** Files of the project that nobody gave a place, and names that say nothing. */
export function misplaced(files: string[]): string[] {
  return files.flatMap((file) => {
    const names = file.split('/').map((part) => part.replace(/\..*$/, ''))
    if (names.some((name) => banned.test(name))) return [`${file}: that name says nothing; name it after what it does`]
    if (places.some((place) => place.test(file))) return []
    return [
      `${file}: nothing of scripts/check-places.ts has a place for it; delete it, move it, or write its kind there and in CONTRIBUTING.md`,
    ]
  })
}

function asPattern(place: string): RegExp {
  const signs: Record<string, string> = { '{': '(?:', '}': ')', ',': '|', '*': '[a-z0-9]+(?:[-_][a-z0-9]+)*', '#': '\\d', '.': '\\.' }
  return new RegExp(`^${place.replace(/[{},*#.]/g, (sign) => signs[sign] ?? sign)}$`)
}
