import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readPiece, readPieces } from '../features/magazine/content/files.server.ts'
import { pieceFiles } from '../features/magazine/content/piece-files.server.ts'
import { mastersOf, wrongTogether } from '../features/magazine/content/together.ts'

// Says what is wrong in files of content/: those named, or all of them. What shows between pieces is looked at with all read.
const given = process.argv.slice(2).map((name) => resolve(name))
const missing = given.find((file) => !existsSync(file))
if (missing) throw new Error(`${missing} is not there`)

const pieces = await readPieces()
const asked = given.length > 0 ? await Promise.all(given.map(readPiece)) : pieces
const files = new Set(asked.map(({ file }) => file))
const faults = asked.flatMap(({ file, faults: own }) => own.map((fault) => ({ file, ...fault })))
const between = wrongTogether(pieces).filter(({ file }) => files.has(file))
for (const { file, line, says } of [...faults, ...between]) console.log(`${file}:${line}  ${says}`)
const wrong = faults.length + between.length
console.log(wrong ? `${wrong} to mend.` : `${asked.length === 1 ? 'Nothing' : `${asked.length} pieces, nothing`} to mend.`)
console.log(`${pieceFiles().length} pieces name ${mastersOf(pieces).size} pictures to draw.`)
process.exitCode = wrong ? 1 : 0
