import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type CDPSession, chromium } from '@playwright/test'
import { raster } from '#art/raster.ts'
import { root } from '#db/place.ts'
import { browserFlags, browserPath } from './browser.ts'
import { frame, height, width } from './film-frames.ts'
import { Film, type Timed, timed } from './film-shapes.ts'

// Draws the films of content/films/ into content/paid/, each as MP4 with its captions; all of them, or those that are named:
//   node scripts/films.ts what-a-hundred-dollars-does
// Wants an ffmpeg with x264 on the machine; the product wants none, for what is drawn is committed.
const rate = 12
const [films, paid] = [join(root, 'content/films'), join(root, 'content/paid')]
const named = process.argv.slice(2)
const due = readdirSync(films).map((file) => basename(file, '.json'))

const browser = await chromium.launch({ executablePath: await browserPath(), args: browserFlags })
for (const name of due.filter((one) => named.length === 0 || named.includes(one))) await drawFilm(name)
await browser.close()

async function drawFilm(name: string): Promise<void> {
  const film = Film.parse(JSON.parse(readFileSync(join(films, `${name}.json`), 'utf8')))
  const scenes = timed(film.scenes)
  const seconds = scenes.at(-1)!.to
  writeFileSync(join(paid, `${name}.vtt`), captionsOf(scenes))
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(await stage(film))
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())))
  const encoder = spawn('ffmpeg', encoding(join(paid, `${name}.mp4`)), { stdio: ['pipe', 'ignore', 'inherit'] })
  const drawn = await pour(film, scenes, await page.context().newCDPSession(page), encoder)
  encoder.stdin!.end()
  const [code] = await once(encoder, 'close')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
  await page.close()
  console.log(`${name}  ${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}  ${drawn} frames drawn`)
}

/** Every frame to the encoder; one that equals the frame before is not drawn again. */
async function pour(film: Film, scenes: Timed[], page: CDPSession, encoder: ChildProcess): Promise<number> {
  let [before, picture, drawn] = ['', Buffer.alloc(0), 0]
  for (let at = 0; at < scenes.at(-1)!.to * rate; at += 1) {
    const svg = frame(film, scenes, at / rate)
    if (svg !== before) {
      await page.send('Runtime.evaluate', { expression: `show(${JSON.stringify(svg)})` })
      const { data } = await page.send('Page.captureScreenshot', { format: 'jpeg', quality: 96, optimizeForSpeed: true })
      picture = Buffer.from(data, 'base64')
      before = svg
      drawn += 1
    }
    if (!encoder.stdin!.write(picture)) await once(encoder.stdin!, 'drain')
  }
  return drawn
}

async function stage({ motif, palette, seed }: Film): Promise<string> {
  const master = await raster({ motif, palette, seed, width: 960, height: 1080 })
  const faces = [
    ['Bona Nova', 'normal', '400', '@fontsource/bona-nova/files/bona-nova-latin-400-normal.woff2'],
    ['Bona Nova', 'italic', '400', '@fontsource/bona-nova/files/bona-nova-latin-400-italic.woff2'],
    ['Instrument Sans', 'normal', '400 700', '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'],
  ].map(([family, style, weight, file]) => {
    const font = readFileSync(join(root, 'node_modules', file!)).toString('base64')
    return `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};src:url(data:font/woff2;base64,${font})}`
  })
  // The page puts the picture in the place that a frame names.
  const picture = `data:image/webp;base64,${master.toString('base64')}`
  const style = `<style>${faces.join('')}body{margin:0}svg{display:block}</style>`
  return `${style}<main></main><script>show=(svg)=>{document.querySelector('main').innerHTML=svg.replaceAll('#picture','${picture}')}</script>`
}

/** Small, playable everywhere, from any second, and silent about the machine that made it. */
function encoding(file: string): string[] {
  const input = ['-hide_banner', '-loglevel', 'error', '-y', '-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', String(rate), '-i', '-']
  const video = [
    '-c:v',
    'libx264',
    '-preset',
    'medium',
    '-tune',
    'animation',
    '-crf',
    '27',
    '-g',
    '120',
    '-threads',
    '1',
    '-pix_fmt',
    'yuv420p',
  ]
  const range = ['-vf', 'scale=out_range=tv:out_color_matrix=bt709', '-color_range', 'tv', '-colorspace', 'bt709']
  const silent = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-bsf:v', 'filter_units=remove_types=6']
  return [...input, ...range, ...video, ...silent, '-movflags', '+faststart', file]
}

function captionsOf(scenes: Timed[]): string {
  const cues = scenes.flatMap(({ cues: own }) => own)
  return `WEBVTT\n\n${cues.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}\n`).join('\n')}`
}

function clock(second: number): string {
  return `00:${String(Math.floor(second / 60)).padStart(2, '0')}:${(second % 60).toFixed(3).padStart(6, '0')}`
}
