import { createReadStream } from 'node:fs'
import type { Metadata } from 'sharp'

/** What a picture says of whose it is, in plain text. */
export interface Credit {
  author: string
  copyright: string
  licence: string
  /** How a machine made it, as IPTC's digital source type names that: `trainedAlgorithmicMedia`. */
  ai: string
}

type Source = Pick<Metadata, 'exif' | 'iptc' | 'xmp'>

/** Read before a picture is written anew without any of it. XMP goes before IPTC, and that before EXIF. */
export async function creditOf({ exif, iptc, xmp }: Source, path: string): Promise<Credit> {
  const said = xmp?.toString('utf8') ?? ''
  const [exifTags, iptcTags] = [exif ? exifTexts(exif) : {}, iptc ? iptcTexts(iptc) : {}]
  return {
    author: firstOf(element(said, 'dc:creator'), iptcTags[80], attribute(said, 'photoshop:Credit'), exifTags[0x013b]),
    copyright: firstOf(element(said, 'dc:rights'), iptcTags[116], exifTags[0x8298]),
    licence: firstOf(element(said, 'xmpRights:UsageTerms'), attribute(said, 'xmpRights:WebStatement'), resource(said, 'cc:license')),
    ai: await digitalSource(path),
  }
}

const most = 300

function firstOf(...texts: (string | undefined)[]): string {
  for (const text of texts) {
    const plain = (text ?? '')
      .toWellFormed()
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim()
    if (plain) return plain.slice(0, most).toWellFormed()
  }
  return ''
}

/** The text within an element of XMP, which is a list of one, or a text in several languages. */
function element(xmp: string, name: string): string | undefined {
  const begin = xmp.indexOf(`<${name}`)
  const end = begin < 0 ? -1 : xmp.indexOf(`</${name}>`, begin)
  if (end < 0) return attribute(xmp, name)
  const inner = xmp.slice(begin, Math.min(end, begin + 8_000))
  const item = /<rdf:li[^>]{0,200}>([^<]*)/.exec(inner)?.[1] ?? /^<[^>]{0,200}>([^<]*)/.exec(inner)?.[1]
  return item === undefined ? undefined : unescaped(item)
}

function attribute(xmp: string, name: string): string | undefined {
  const begin = xmp.indexOf(` ${name}="`)
  const end = begin < 0 ? -1 : xmp.indexOf('"', begin + name.length + 3)
  return end < 0 ? undefined : unescaped(xmp.slice(begin + name.length + 3, end))
}

function resource(xmp: string, name: string): string | undefined {
  const begin = xmp.indexOf(`<${name}`)
  return begin < 0 ? undefined : attribute(xmp.slice(begin, begin + 2_000), 'rdf:resource')
}

function unescaped(text: string): string {
  const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
  return text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => signs[name] ?? '')
}

/** The texts of the first directory of an EXIF block, by the number of their tag. */
function exifTexts(exif: Buffer): Record<number, string> {
  const at = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? 6 : 0
  const tiff = exif.subarray(at)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (place: number) => (place + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(place) : tiff.readUInt16BE(place))
  const long = (place: number) => (place + 4 > tiff.length ? 0 : isLittle ? tiff.readUInt32LE(place) : tiff.readUInt32BE(place))
  const directory = long(4)
  const texts: Record<number, string> = {}
  for (let entry = 0; entry < Math.min(short(directory), 200); entry++) {
    const place = directory + 2 + entry * 12
    const [tag, type, count] = [short(place), short(place + 2), long(place + 4)]
    const from = count <= 4 ? place + 8 : long(place + 8)
    if (type === 2) texts[tag] = tiff.toString('utf8', from, from + Math.min(count, 2_000)).split('\0')[0] ?? ''
  }
  return texts
}

/** The texts of the second record of an IPTC block, by the number of their data set. */
function iptcTexts(iptc: Buffer): Record<number, string> {
  const texts: Record<number, string> = {}
  for (let at = iptc.indexOf('\x1c\x02', 0, 'latin1'); at >= 0 && at + 5 <= iptc.length; ) {
    const [tag, length] = [iptc[at + 2]!, iptc.readUInt16BE(at + 3)]
    texts[tag] ??= iptc.toString('utf8', at + 5, at + 5 + length)
    at = iptc.indexOf('\x1c\x02', at + 5 + length, 'latin1')
  }
  return texts
}

/** As IPTC lists them. */
const sources = [
  'compositeWithTrainedAlgorithmicMedia',
  'trainedAlgorithmicMedia',
  'algorithmicallyEnhanced',
  'algorithmicMedia',
  'compositeSynthetic',
  'compositeCapture',
  'composite',
  'computationalCapture',
  'digitalCapture',
  'digitalCreation',
  'digitalArt',
  'dataDrivenMedia',
  'minorHumanEdits',
  'humanEdits',
  'negativeFilm',
  'positiveFilm',
  'print',
  'screenCapture',
  'softwareImage',
  'virtualRecording',
]

/** Beside a term the CBOR of C2PA may go on with letters at once, so those that are known go first. */
const sourcePattern = new RegExp(`newscodes/digitalsourcetype/(${sources.join('|')}|[A-Za-z]{4,60}(?=[^A-Za-z]))`)

/** XMP and C2PA both write the address of IPTC's term out, wherever in the file they stand. */
async function digitalSource(path: string): Promise<string> {
  let before = ''
  for await (const chunk of createReadStream(path, { highWaterMark: 1_048_576 })) {
    const text = before + (chunk as Buffer).toString('latin1')
    const found = sourcePattern.exec(text)
    // What stands at the end may go on in the next part.
    if (found && found.index + 100 < text.length) return found[1]!
    before = text.slice(-200)
  }
  return sourcePattern.exec(before)?.[1] ?? ''
}
