import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { basename } from 'pathe'
import type { Connect } from 'vite'
import { devUrlOf } from '../bundle/dev-urls'
import { rest, workOn } from '../diagnostics/progress'
import { percentDecode, splitUrl } from '../page/href'
import { loadRenderer } from '../render/renderer'
import { redirectFor } from '../serve/redirect'
import { guardHandler } from '../serve/request-guard'
import { isStatic } from '../site/public-files'
import type { SiteModel } from '../site/site-model'
import { type DevContext, documentOf, notFoundDocument, renderWithErrors, twinOf } from './documents'
import { type DevEdits, editsMark } from './edits'
import { findRequested, type Requested } from './find-requested'
import { generateFiles } from './generate-files'
import { errorDocument, overlayError } from './overlay'
import { fileReply, json, type Reply, redirect, redirectReply, send } from './reply'
import type { DevSite } from './site'

/** Handles requests for pages and their data. Everything else is left to Vite. */
export function handlePages(context: DevContext, edits: DevEdits): Connect.NextHandleFunction {
  return guardHandler(async (request, response, next: Connect.NextFunction) => {
    const url = request.originalUrl ?? '/'
    const { baseUrl } = context.site.setup.config
    const target = redirectFor(url, baseUrl)
    if (target !== undefined) return redirect(response, target)
    const path = percentDecode(splitUrl(url).path)
    if (!path.startsWith(baseUrl)) return next()
    const { reply, edits: seen } = await answerWithRetry(path, request, context, edits)
    if (reply) send(response, markEdits(reply, seen))
    else next()
  })
}

/**
 * Returns the reply, and the number of edits it is known to include. Retries one that failed during an edit,
 * since it may have seen the site half before and half after it.
 */
async function answerWithRetry(path: string, request: IncomingMessage, context: DevContext, edits: DevEdits) {
  for (;;) {
    const seen = edits.count()
    try {
      const reply = await answer(path, request, context)
      context.site.log.report(placeOf(path), { problems: [] })
      return { reply, edits: seen }
    } catch (error) {
      if (edits.count() > seen) continue
      return { reply: failure(path, error, request, context.site), edits: seen }
    }
  }
}

/** Marks a document with the number of edits that it includes. */
function markEdits(reply: Reply, edits: number): Reply {
  if (typeof reply.body !== 'string' || reply.type !== 'text/html') return reply
  return { ...reply, body: reply.body.replace('<head>', () => `<head>${editsMark(edits)}`) }
}

async function answer(
  path: string,
  request: IncomingMessage,
  context: DevContext,
): Promise<Reply | undefined> {
  const { site, vite } = context
  const model = await site.model()
  const { basePath } = model.site
  const asset = model.links.assets.get(path)
  if (asset !== undefined) return assetReply(asset, basePath)
  const files = generateFiles(model, () => loadRenderer(vite), site.log)
  // A redirect is a page, which hosts serve without its extension.
  const file = files.get(encodeURI(path)) ?? files.get(`${encodeURI(path)}.html`)
  const content = file && !isStatic(path, model) ? await file() : undefined
  if (content !== undefined) return fileReply(path, content)
  const requested = findRequested(path, model)
  if (requested) {
    workOn(requested.source.path)
    const reply = await replyOf(requested, model, context).finally(rest)
    // Files that fences show may be outside the site's folder.
    vite.watcher.add([...model.links.fenceFiles])
    return reply
  }
  const wantsPage = acceptsPage(request) || !/\.\w+$/.test(path)
  return wantsPage ? notFoundDocument(model, vite) : undefined
}

/** True for what a browser opens. Scripts, which request data, accept anything. */
function acceptsPage({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/html') === true
}

async function replyOf(
  { source, file }: Requested,
  model: SiteModel,
  context: DevContext,
): Promise<Reply | undefined> {
  if (file === 'data') return json((await renderWithErrors(source, model, context)).page)
  if (file === 'twin') return twinOf(source, model, context.vite)
  return documentOf(source, model, context)
}

/** Vite serves the files beside pages, except those with a character in their name that Vite does not decode. */
async function assetReply(file: string, basePath: string): Promise<Reply> {
  if (!/[#?]/.test(basename(file))) return redirectReply(devUrlOf(file, basePath))
  return fileReply(file, await readFile(file))
}

/** The document and the data of a page are one place. */
function placeOf(path: string): string {
  return path.replace(/\.json$|\.md$/, '')
}

function failure(path: string, failed: unknown, request: IncomingMessage, { log, setup }: DevSite): Reply {
  const error = overlayError(failed)
  log.fail(placeOf(path), failed)
  if (path.endsWith('.json') && !acceptsPage(request)) return { ...json({ error }), status: 500 }
  return { status: 500, type: 'text/html', body: errorDocument(failed, setup.config.baseUrl) }
}
