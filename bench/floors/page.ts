import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { type Node, treeOf } from '../html-tree.ts'

/** The least that can answer a page: its compressed bytes as they are, or its elements made and rendered for each answer. */
const body = readFileSync(process.env['BODY']!)
const isKept = process.env['WORK'] === 'kept'
const type = 'text/html; charset=utf-8'

function kept(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length }).end(body)
}

function rendered(response: ServerResponse): void {
  const html = `<!DOCTYPE html>${renderToString(elementOf(tree))}`
  response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(html) }).end(html)
}

const tree = isKept ? '' : treeOf(body.toString())
const truths = new Set([
  'async',
  'checked',
  'controls',
  'default',
  'disabled',
  'hidden',
  'inert',
  'multiple',
  'noValidate',
  'open',
  'playsInline',
  'readOnly',
  'required',
  'selected',
])

function elementOf(node: Node, key?: number): ReactNode {
  if (typeof node === 'string') return node
  const { name, attributes, children } = node
  const props: Record<string, unknown> = { key }
  for (const attribute in attributes) props[attribute] = propOf(attribute, attributes[attribute]!)
  if (name === 'script') return createElement(name, { ...props, dangerouslySetInnerHTML: { __html: String(children[0] ?? '') } })
  return createElement(name, props, children.length > 0 ? children.map(elementOf) : undefined)
}

function propOf(name: string, value: string): unknown {
  if (name === 'style') return Object.fromEntries(value.split(';').map((rule) => rule.split(/:(.*)/s, 2)))
  return truths.has(name) ? true : value
}

createServer((_, response) => (isKept ? kept : rendered)(response)).listen(Number(process.env['PORT']))
