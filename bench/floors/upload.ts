import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'

/** The least that can take a file: its bytes to the disk as they come, before it says so; and of a picture sharp alone, with what it is kept in. */
const folder = process.env['FOLDER']!
// As what opens pictures in the product, which lets answers go first.
if (process.env['PRIORITY']) setPriority(Number(process.env['PRIORITY']))

createServer(async (request, response) => {
  const path = join(folder, randomUUID())
  if (request.method === 'PUT') await pipeline(request, createWriteStream(path, { flush: true }))
  if (request.method === 'POST') await written(request, path)
  await rm(path, { force: true })
  response.writeHead(200).end()
}).listen(Number(process.env['PORT']))

async function written(request: IncomingMessage, path: string): Promise<void> {
  const sent = Buffer.concat(await request.toArray())
  const upright = sharp(sent).autoOrient().resize({ width: 4_096, height: 4_096, fit: 'inside', withoutEnlargement: true })
  await upright.toColourspace('srgb').jpeg({ quality: 85 }).toFile(path)
}
