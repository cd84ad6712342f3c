import { benchBack } from './back.ts'
import { type Bench, type Kind } from './bench.ts'
import { benchBytes } from './bytes.ts'
import { startDatabase } from './database.ts'
import { benchDawdlers } from './dawdlers.ts'
import { benchEdits } from './edits.ts'
import { benchExport } from './export.ts'
import { benchGrowth } from './growth.ts'
import { benchIngest } from './ingest.ts'
import { benchInputs } from './inputs.ts'
import { benchKills } from './kills.ts'
import { benchLab } from './lab.ts'
import { benchLesson } from './lesson.ts'
import { benchLine } from './line.ts'
import { benchLogin } from './login.ts'
import { benchMailAway } from './mail-away.ts'
import { benchNeighbour } from './neighbour.ts'
import { benchPlanning } from './planning.ts'
import { benchRead } from './read.ts'
import { isMet, keep, print } from './report.ts'
import { benchRush } from './rush.ts'
import { benchSearch } from './search.ts'
import { benchScroll } from './scroll.ts'
import { benchSsr } from './ssr.ts'
import { benchStart } from './start.ts'
import { benchTelling } from './telling.ts'
import { benchTenfold } from './tenfold.ts'
import { benchUploads } from './uploads.ts'
import { benchSeating } from './seating.ts'
import { benchWebhook } from './webhook.ts'
import { benchWrite } from './write.ts'
import { benchWs } from './ws.ts'

const kinds: Record<string, Kind> = {
  read: benchRead,
  write: benchWrite,
  ingest: benchIngest,
  ssr: benchSsr,
  bytes: benchBytes,
  scroll: benchScroll,
  export: benchExport,
  ws: benchWs,
  login: benchLogin,
  start: benchStart,
  growth: benchGrowth,
  lab: benchLab,
  line: benchLine,
  edits: benchEdits,
  telling: benchTelling,
  back: benchBack,
  rush: benchRush,
  'mail-away': benchMailAway,
  dawdlers: benchDawdlers,
  inputs: benchInputs,
  tenfold: benchTenfold,
  neighbour: benchNeighbour,
  search: benchSearch,
  seating: benchSeating,
  webhook: benchWebhook,
  lesson: benchLesson,
  planning: benchPlanning,
  kills: benchKills,
  uploads: benchUploads,
}

/** In about a minute. */
const quick = ['bytes', 'read', 'write', 'ssr']

const isQuick = process.argv.includes('--quick')
const named = process.argv.slice(2).filter((name) => !name.startsWith('--'))
const unknown = named.filter((name) => !(name in kinds))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; there are ${Object.keys(kinds).join(', ')}.`)
  process.exit(2)
}

const database = await startDatabase()
const bench: Bench = { database, isQuick, rounds: isQuick ? 2 : 5, seconds: isQuick ? 0.4 : 1.5 }
try {
  for (const name of named.length > 0 ? named : isQuick ? quick : Object.keys(kinds)) {
    const findings = await kinds[name]!(bench)
    print(name, findings, isQuick)
    if (!isQuick) keep(name, findings)
    if (!findings.every((finding) => isMet(finding, isQuick))) process.exitCode = 1
  }
} finally {
  await database.stop()
}
