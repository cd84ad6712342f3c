import { deflateRawSync, deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { pdf, photo } from '#tests/files.ts'
import { heic } from '#tests/heic.ts'

export interface BadFile {
  name: string
  bytes: Uint8Array
  purpose?: 'document'
  /** Written anew it may be kept; nothing of this may be in what is. */
  mayBeKept?: true
}

const script = '<script>alert("canary")</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert('canary')"><script>alert("canary")</script></svg>`

/** What an enemy sends, made here: no such file lies in the project. */
export async function badFiles(): Promise<BadFile[]> {
  const ours = await photo(400, 300)
  const plain = sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } })
  const [png, webp, avif, gif, tiff] = await Promise.all([
    plain.clone().png().toBuffer(),
    plain.clone().webp().toBuffer(),
    plain.clone().avif().toBuffer(),
    plain.clone().gif().toBuffer(),
    plain.clone().tiff().toBuffer(),
  ])
  return [
    ...bombs(),
    ...polyglots(ours, png),
    ...scripts(),
    ...broken({ ours, png, webp, avif }),
    ...falsely({ gif, tiff, png }),
    ...(await moving()),
  ]
}

/** A flat picture of any size, whose every line packs to nothing. */
function flatPng(width: number, height: number, { depth = 8, colour = 2, interlaced = 0 } = {}): Buffer {
  const line = 1 + Math.ceil((width * depth * (colour === 2 ? 3 : colour === 6 ? 4 : 1)) / 8)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colour, 0, 0, interlaced], 8)
  const pixels = deflateSync(Buffer.alloc(Math.min(line * height, 400_000_000)), { level: 9 })
  return pngOf([chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND')])
}

function pngOf(chunks: Buffer[]): Buffer {
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks])
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

function bombs(): BadFile[] {
  const text = deflateSync(Buffer.alloc(100_000_000))
  const zText = chunk('zTXt', Buffer.concat([Buffer.from('canary\0\0', 'latin1'), text]))
  const small = flatPng(64, 64)
  const packed = deflateRawSync(Buffer.alloc(100_000_000))
  return [
    { name: 'a PNG of 16,000 by 16,000', bytes: flatPng(16_000, 16_000, { depth: 1, colour: 0 }) },
    { name: 'a PNG of 30,000 by 30,000', bytes: flatPng(30_000, 30_000, { depth: 1, colour: 0 }) },
    { name: 'a PNG of 30,000 by 1,600 in 16 bits, interlaced', bytes: flatPng(30_000, 1_600, { depth: 16, colour: 6, interlaced: 1 }) },
    { name: 'a PNG of 7,000 by 7,000 in 16 bits with alpha', bytes: flatPng(7_000, 7_000, { depth: 16, colour: 6 }), mayBeKept: true },
    { name: 'a PNG one pixel wide and 1,000,000 high', bytes: flatPng(1, 1_000_000), mayBeKept: true },
    { name: 'a PNG with a text of 100 MB', bytes: Buffer.concat([small.subarray(0, 33), zText, small.subarray(33)]), mayBeKept: true },
    {
      name: 'a profile of 100 MB',
      bytes: Buffer.concat([
        small.subarray(0, 33),
        chunk('iCCP', Buffer.concat([Buffer.from('canary\0\0', 'latin1'), text])),
        small.subarray(33),
      ]),
      mayBeKept: true,
    },
    { name: 'a zip bomb', bytes: Buffer.concat([Buffer.from('504b03041400000008000000000000000000', 'hex'), packed]) },
    { name: 'a gzip bomb', bytes: Buffer.concat([Buffer.from('1f8b0800000000000003', 'hex'), packed]) },
    {
      name: 'XML that names itself',
      bytes: Buffer.from(
        `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "canary"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>`,
      ),
    },
  ]
}

function polyglots(ours: Buffer, png: Buffer): BadFile[] {
  const comment = Buffer.concat([ours.subarray(0, 2), Buffer.from('fffe0060', 'hex'), Buffer.from(script.padEnd(94)), ours.subarray(2)])
  const zip = Buffer.from('504b0304140000000000', 'hex')
  return [
    { name: 'a JPEG with HTML behind it', bytes: Buffer.concat([ours, Buffer.from(script)]), mayBeKept: true },
    { name: 'a JPEG with HTML in its comment', bytes: comment, mayBeKept: true },
    { name: 'a JPEG with a zip behind it', bytes: Buffer.concat([ours, zip, Buffer.from('canary')]), mayBeKept: true },
    { name: 'a JPEG with PHP behind it', bytes: Buffer.concat([ours, Buffer.from('<?php echo "canary";')]), mayBeKept: true },
    {
      name: 'a PNG with script in a text',
      bytes: Buffer.concat([png.subarray(0, 33), chunk('tEXt', Buffer.from(`Comment\0${script}`)), png.subarray(33)]),
      mayBeKept: true,
    },
    { name: 'a GIF that is JavaScript', bytes: Buffer.from('GIF89a/*\0\0\0\0\0*/=1;alert("canary")') },
    { name: 'a JPEG with a PDF behind it', bytes: Buffer.concat([ours, pdf('canary')]), mayBeKept: true },
    { name: 'HTML before a PDF', bytes: Buffer.concat([Buffer.from(script), pdf('canary')]), purpose: 'document' },
    {
      name: 'an ID3 tag before a PDF',
      bytes: Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\0\x00', 'latin1'), pdf('canary')]),
      purpose: 'document',
    },
  ]
}

function scripts(): BadFile[] {
  return [
    { name: 'an SVG with script', bytes: Buffer.from(svg) },
    { name: 'an SVG as document', bytes: Buffer.from(svg), purpose: 'document' },
    {
      name: 'an SVG that reads a file',
      bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd" width="9" height="9"/></svg>`),
    },
    { name: 'a page', bytes: Buffer.from(`<!doctype html>${script}`) },
    { name: 'a page as document', bytes: Buffer.from(`<!doctype html>${script}`), purpose: 'document' },
    { name: 'a shell script', bytes: Buffer.from('#!/bin/sh\necho canary\n') },
    { name: 'a PDF with script, as picture', bytes: pdf('canary') },
    { name: 'PostScript', bytes: Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n(canary) show\n%%EOF') },
  ]
}

type Some = Record<'ours' | 'png' | 'webp' | 'avif', Buffer>

function broken({ ours, png, webp, avif }: Some): BadFile[] {
  const turned = Buffer.from(ours)
  for (let at = 200; at < turned.length - 2; at += 97) turned[at] = (turned[at]! ^ 0x5a) & 0x7f
  const tall = Buffer.from(png)
  tall.writeUInt32BE(60_000, 20)
  return [
    { name: 'half a JPEG', bytes: ours.subarray(0, ours.length >> 1) },
    { name: 'half a PNG', bytes: png.subarray(0, png.length - 30) },
    { name: 'half a WebP', bytes: webp.subarray(0, webp.length >> 1) },
    { name: 'half an AVIF', bytes: avif.subarray(0, avif.length - 20) },
    { name: 'a JPEG with every hundredth byte turned', bytes: turned, mayBeKept: true },
    { name: 'the beginning of a JPEG', bytes: Buffer.from('ffd8ffe000104a464946', 'hex') },
    { name: 'a PNG that says it is higher than it is', bytes: tall },
    { name: 'a PDF without an end', bytes: pdf('canary').subarray(0, 60), purpose: 'document' },
    { name: 'a byte', bytes: Buffer.from([0xff]) },
  ]
}

function falsely({ gif, tiff, png }: Record<'gif' | 'tiff' | 'png', Buffer>): BadFile[] {
  const noHeic = Buffer.concat([Buffer.from('00000018667479706865696300000000', 'hex'), Buffer.from('mif1heic'), png])
  return [
    { name: 'a GIF called JPEG', bytes: gif },
    { name: 'a TIFF called JPEG', bytes: tiff },
    { name: 'a BMP', bytes: Buffer.concat([Buffer.from('BM', 'latin1'), Buffer.alloc(200)]) },
    { name: 'a program', bytes: Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(300)]) },
    { name: 'a HEIC that is none', bytes: noHeic },
    { name: 'a HEIC of fifteen megapixels', bytes: heic({ said: [5_000, 3_000] }) },
    { name: 'a HEIC of 30,000 by 30,000', bytes: heic({ said: [30_000, 30_000] }) },
    { name: 'a HEIC that says it is smaller than it is', bytes: heic({ isLarge: true, said: [96, 64] }) },
    { name: 'a HEIC that says it is larger than it is', bytes: heic({ said: [4_096, 3_072] }) },
    { name: 'half a HEIC', bytes: heic({ isLarge: true }).subarray(0, 1_200) },
    {
      name: 'an MP4',
      bytes: Buffer.concat([Buffer.from('00000018667479706d70343200000000', 'hex'), Buffer.from('mp42isom'), Buffer.alloc(200)]),
    },
  ]
}

/** 200 pictures, of which one is read. */
async function moving(): Promise<BadFile[]> {
  const frames = await sharp({ create: { width: 32, height: 32 * 200, channels: 3, background: '#a00' } })
    .raw()
    .toBuffer()
  for (let at = 0; at < frames.length; at += 96) frames[at] = at % 251
  const bytes = await sharp(frames, { raw: { width: 32, height: 32 * 200, channels: 3, pageHeight: 32 } })
    .webp({ loop: 0 })
    .toBuffer()
  return [{ name: 'an animation of 200 pictures', bytes, mayBeKept: true }]
}
