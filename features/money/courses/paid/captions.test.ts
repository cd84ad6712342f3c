import { expect, test } from 'vitest'
import { transcriptOf } from './captions.ts'

// C5
test('captions hold the transcript: a cue with a name begins a paragraph', () => {
  const captions = `WEBVTT

NOTE for who edits this

two
00:02:58.000 --> 00:03:02.000
People think the head of the table
is an honor.

00:03:02.000 --> 00:03:05.500
It’s a post.

three
03:09.250 --> 03:12.000
[Two tables, far apart]
`
  expect(transcriptOf(captions)).toEqual([
    { seconds: 178, text: 'People think the head of the table is an honor. It’s a post.' },
    { seconds: 189, text: '[Two tables, far apart]' },
  ])
  expect(transcriptOf(captions.replaceAll('\n', '\r\n'))).toHaveLength(2)
  for (const odd of ['', 'WEBVTT', 'WEBVTT\n\nno cue', 'WEBVTT\n\n--> \n']) expect(transcriptOf(odd)).toEqual([])
})
