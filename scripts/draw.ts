import { createHash } from 'node:crypto'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { draw } from '../art/draw.ts'
import { groundColour } from '../art/ground-colour.ts'
import { folder, memory, pieceList, readDrawn, readPictures } from '../art/pictures.ts'
import { raster } from '../art/raster.ts'
import { piecePictures, readPieces } from '../features/magazine/content/files.server.ts'

// Draws the pictures of content/pictures/pictures.json and of the magazine's pieces that are missing or have changed,
// a few seconds each. pieces.json is gathered anew from the pieces; what none of them names any more goes.
// drawn.json remembers what every master was drawn from: a hash of its SVG, which follows from seed, motif and palette;
// and the colour of its ground, which a page shows until the picture is there.
const gathered = piecePictures(await readPieces())
const lines = gathered.map((picture) => `  ${JSON.stringify(picture)}`).join(',\n')
writeFileSync(pieceList, lines === '' ? '[]\n' : `[\n${lines}\n]\n`)

const drawn = readDrawn()
const pictures = readPictures().map((picture) => ({
  ...picture,
  file: join(folder, `${picture.name}.webp`),
  hash: createHash('sha256').update(draw(picture)).digest('hex'),
}))
const due = pictures.filter(({ name, file, hash }) => drawn[name]?.hash !== hash || !existsSync(file))

for (const [index, picture] of due.entries()) {
  const begun = performance.now()
  const master = await raster(picture)
  writeFileSync(picture.file, master)
  drawn[picture.name] = { hash: picture.hash, colour: await groundColour(master, picture) }
  remember()
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
  console.log(`${index + 1} of ${due.length}  ${picture.name}  ${Math.round(master.length / 1_024)} KB  ${seconds} s`)
}
remember()
const named = new Set(pictures.map(({ file }) => file))
const left = readdirSync(folder).filter((file) => file.endsWith('.webp') && !named.has(join(folder, file)))
for (const file of left) rmSync(join(folder, file))
console.log(`${pictures.length} pictures, ${due.length} drawn, ${left.length} taken away.`)

function remember(): void {
  const known = pictures.filter(({ name }) => drawn[name]).map(({ name }) => [name, drawn[name]])
  writeFileSync(memory, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`)
}
