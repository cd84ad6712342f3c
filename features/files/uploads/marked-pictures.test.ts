import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photo, sendingTo } from '#tests/files.ts'
import { heic } from '#tests/heic.ts'
import { c2pa, c2paSegment, iptc, withChunk, withSegments, xmp, xmpText } from '#tests/marked-pictures.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const { send, look } = sendingTo(world)
const plain = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#846' } })
  .jpeg()
  .toBuffer()
const drawn = await sharp(plain).png().toBuffer()

test.each([
  ['as it lies', {}, { width: 96, height: 64, red: 'left' }],
  ['turned to the left', { turned: 1 }, { width: 64, height: 96, red: 'bottom' }],
  ['upside down', { turned: 2 }, { width: 96, height: 64, red: 'right' }],
  ['turned to the right', { turned: 3 }, { width: 64, height: 96, red: 'top' }],
  ['mirrored', { mirrored: true }, { width: 96, height: 64, red: 'right' }],
] as const)('a HEIC that a phone held %s comes upright', async (_, shown, { red, ...size }) => {
  const ada = await world.couple()
  const { body } = await send(ada, heic(shown), { name: 'IMG_0001.HEIC' })
  expect(body.file).toMatchObject({ kind: 'picture', ...size })
  const { bytes } = await look(body.file.urls.whole, ada)
  const { orientation } = await sharp(bytes).metadata()
  expect(orientation).toBeUndefined()
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const isRed = (x: number, y: number) => data[(y * info.width + x) * 3]! > 150
  const [middle, centre] = [info.width >> 1, info.height >> 1]
  const sides = { left: [3, centre], right: [info.width - 4, centre], top: [middle, 3], bottom: [middle, info.height - 4] } as const
  const found = Object.entries(sides).flatMap(([side, [x, y]]) => (isRed(x, y) ? [side] : []))
  expect(found).toContain(red)
  expect(found).not.toContain({ left: 'right', right: 'left', top: 'bottom', bottom: 'top' }[red])
})

test('a HEIC in the wider colours of a phone is kept in those of every screen; a profile that says nothing changes nothing', async () => {
  const ada = await world.couple()
  const wide = await sharp(await sharp(plain).withIccProfile('p3').toBuffer()).metadata()
  const redOf = async (profile?: Buffer) => {
    const { body } = await send(ada, heic({ ...(profile && { profile }) }), { name: 'IMG_0002.HEIC' })
    const { bytes } = await look(body.file.urls.whole, ada)
    const { icc, space } = await sharp(bytes).metadata()
    const [red = 0, green = 0] = await sharp(bytes).extract({ left: 8, top: 28, width: 1, height: 1 }).raw().toBuffer()
    return { icc, space, red, green }
  }
  const [asSaid, wider, broken] = [await redOf(), await redOf(wide.icc), await redOf(Buffer.alloc(500, 7))]
  expect([asSaid.icc, wider.icc, wider.space]).toEqual([undefined, undefined, 'srgb'])
  expect(wider.red).toBeGreaterThan(asSaid.red + 8)
  expect(wider.green).toBeLessThan(asSaid.green)
  expect(broken).toEqual(asSaid)
})

const rights =
  '<xmpRights:UsageTerms><rdf:Alt><rdf:li xml:lang="x-default">CC BY 4.0 &amp; thanks</rdf:li></rdf:Alt></xmpRights:UsageTerms>'
const creator = '<dc:creator><rdf:Seq><rdf:li>Grace &lt;Lens&gt;</rdf:li></rdf:Seq></dc:creator>'
const digital = (source: string) =>
  `<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${source}</Iptc4xmpExt:DigitalSourceType>`
const nobody = { author: '', copyright: '', licence: '', ai: '' }

test.each<[string, Buffer, object]>([
  ['IPTC', withSegments(plain, [iptc({ 80: 'Ada Lens', 116: '© Ada 2026' })]), { author: 'Ada Lens', copyright: '© Ada 2026' }],
  ['XMP', withSegments(plain, [xmp(creator + rights)]), { author: 'Grace <Lens>', licence: 'CC BY 4.0 & thanks' }],
  [
    'XMP before IPTC',
    withSegments(plain, [iptc({ 80: 'Agency', 116: '© Agency' }), xmp(creator)]),
    { author: 'Grace <Lens>', copyright: '© Agency' },
  ],
  ['an AI mark of IPTC', withSegments(plain, [xmp(digital('trainedAlgorithmicMedia'))]), { ai: 'trainedAlgorithmicMedia' }],
  [
    'C2PA in a JPEG',
    withSegments(plain, [c2paSegment('compositeWithTrainedAlgorithmicMedia')]),
    { ai: 'compositeWithTrainedAlgorithmicMedia' },
  ],
  ['C2PA in a PNG', withChunk(drawn, 'caBX', c2pa('trainedAlgorithmicMedia')), { ai: 'trainedAlgorithmicMedia' }],
  ['XMP in a PNG', withChunk(drawn, 'iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${xmpText(creator)}`)), { author: 'Grace <Lens>' }],
  ['a camera', withSegments(plain, [xmp(digital('digitalCapture'))]), { ai: 'digitalCapture' }],
])('what %s says of a picture is kept beside it and offered, and none of it is in what is shown', async (_, bytes, said) => {
  const ada = await world.couple()
  const { file } = (await send(ada, bytes)).body
  expect(file.credit).toEqual({ ...nobody, ...said })
  const kept = (await look(file.urls.whole, ada)).bytes
  expect(kept.toString('latin1')).not.toMatch(/Lens|Agency|digitalsourcetype|8BIM|jumb|caBX|xmpmeta/)
  expect((await ada.get('/files')).body.data[0].credit).toEqual(file.credit)
})

test('what is written to mislead is no more than text, and cut where it is long', async () => {
  const ada = await world.couple()
  const long = 'x'.repeat(5_000)
  const bytes = withSegments(await photo(300, 200), [
    iptc({ 80: `${long}\n<script>`, 116: '\0\x07' }),
    xmp(`<dc:creator><rdf:li>${'<'.repeat(4_000)}`),
  ])
  const { credit } = (await send(ada, bytes)).body.file
  expect([credit.author.length, credit.copyright, credit.ai]).toEqual([300, '(C) Ada', ''])
})
