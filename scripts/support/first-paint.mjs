// Sends documents so that they can be painted without another request: with the rules that their elements need. Complete
// stylesheets and scripts are requested after the visible part. On a slow phone this halves the time to the largest paint.
// Browsers that have loaded the stylesheets before (they say so in a cookie) get links only.
import { readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { constants, createBrotliCompress, createGzip } from "node:zlib"
import { classesIn, parseStyles, withoutUnused } from "./critical-css.mjs"

const cookie = "styles"
const stylesheet = /<link rel="stylesheet" href="(\/_next\/static\/[^"?]+\.css)[^"]*"[^>]*>/g
/** Elements that the first paint doesn't need, but that compete with the document for a slow connection. */
const later = /<script src="[^"]*" async=""[^>]*><\/script>|<link rel="preload"(?![^>]* as="font")[^>]*>/g
/** Marks pages whose content is centred: anything painted before the visible part is complete would move. */
const whole = 'data-paint="whole"'
/** The first script after the visible part: Next's data for hydration. */
const data = "self.__next_f"

/** Applies the late stylesheets together, once all have loaded or failed: each one alone would restyle every element. */
const showLate =
  '{const a=[...document.querySelectorAll("link[data-late]")];let n=a.length;const s=()=>{if(!--n)for(const l of a)l.media="all"};for(const l of a)l.sheet?s():l.onload=l.onerror=s}'

const namesOf = (value) => new Set(/(?:^|;\s*)styles=([^;]*)/.exec(value ?? "")?.[1].split("."))
const nameOf = (address) => basename(address, ".css")

/** @param {string} dist the folder of a build. @returns a function that returns the styles of a document */
function stylesOf(dist) {
  const sheets = new Map()
  const load = (address) => {
    const css = readFileSync(join(dist, address.slice("/_next/".length)), "utf8")
    // Addresses in an inline style are relative to the document.
    return parseStyles(css.replace(/url\((["']?)\.\.\//g, "url($1/_next/static/"))
  }
  return (addresses, html) => {
    // Scripts switch the skin before the first paint.
    const classes = classesIn(html).add("dark")
    let css = ""
    for (const address of addresses) {
      if (!sheets.has(address)) sheets.set(address, load(address))
      css += sheets.get(address)(classes)
    }
    return withoutUnused(css, html).replaceAll("</", "<\\/")
  }
}

/** Puts the styles before the visible part of a document, and the elements that are needed later after it. */
function arrange(html, css) {
  const nonce = / nonce="([^"]+)"/.exec(html)?.[1]
  const end = html.indexOf("</head>")
  if (!nonce || end < 0) return html
  const links = []
  const rest = []
  const head = html
    .slice(0, end)
    .replace(stylesheet, (link) => {
      links.push(link)
      return ""
    })
    .replace(later, (element) => {
      rest.push(element)
      return ""
    })
  const late = links.map((link) => link.replace("<link ", '<link media="print" data-late="" '))
  return [
    head,
    html.includes(whole) ? '<link rel="expect" href="#visible-part" blocking="render"/>' : "",
    `<style data-critical="">${css}</style><noscript>${links.join("")}</noscript>`,
    html.slice(end),
    ...late,
    `<script id="visible-part" nonce="${nonce}">${showLate}</script>`,
    ...rest,
  ].join("")
}

/** Replaces the compression by Next, which would come before our changes. */
function compressor(accepted) {
  if (/\bbr\b/.test(accepted))
    return { name: "br", stream: createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) }
  if (/\bgzip\b/.test(accepted)) return { name: "gzip", stream: createGzip() }
}

const isDocument = ({ method, headers, url }) =>
  method === "GET" && !headers.rsc && headers.accept?.includes("text/html") && !/^\/(?:api|_next)\//.test(url)

/** @param {string} dist the folder of a build @param handle handles requests for pages */
export function withFirstPaint(dist, handle) {
  const styles = stylesOf(dist)

  /** @returns the first part of a document as it is sent */
  function prepare(html, request, response) {
    const addresses = [...html.slice(0, html.indexOf("</head>")).matchAll(stylesheet)].map(([, address]) => address)
    const known = namesOf(request.headers.cookie)
    const missing = addresses.filter((address) => !known.has(nameOf(address)))
    if (missing.length === 0) return html
    for (const address of addresses) known.add(nameOf(address))
    const value = [...known].filter(Boolean).slice(-30).join(".")
    response.appendHeader("Set-Cookie", `${cookie}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=604800`)
    return arrange(html, styles(addresses, html))
  }

  return (request, response) => {
    if (!isDocument(request)) return handle(request, response)
    const accepted = request.headers["accept-encoding"] ?? ""
    delete request.headers["accept-encoding"]
    rewrite(request, response, { accepted, prepare })
    return handle(request, response)
  }
}

/** Holds a document back until its visible part is complete, and passes everything else on. */
function rewrite(request, response, { accepted, prepare }) {
  const { writeHead, write, end, flushHeaders } = response
  const held = []
  let status = []
  let out
  const isHtml = () => String(response.getHeader("content-type") ?? "").startsWith("text/html")
  const passesOn = () => !out && (response.headersSent || !isHtml())
  const restore = () => Object.assign(response, { writeHead, write, end, flushHeaders })

  function begin(isLast) {
    const content = Buffer.concat(held)
    const found = content.indexOf(data)
    if (found < 0 && !isLast) return
    const cut = found < 0 ? content.length : content.lastIndexOf("<script", found)
    const first = prepare(content.subarray(0, cut).toString(), request, response)
    const { name, stream } = compressor(accepted) ?? {}
    response.removeHeader("content-length")
    // Next's compression has named Accept-Encoding in Vary, unless it is turned off.
    if (!/accept-encoding/i.test(response.getHeader("vary"))) response.appendHeader("Vary", "Accept-Encoding")
    if (name) response.setHeader("Content-Encoding", name)
    writeHead.call(response, response.statusCode, ...status)
    // The client may have disconnected.
    const send = (chunk) => response.destroyed || write.call(response, chunk)
    const finish = () => response.destroyed || end.call(response)
    stream?.on("data", send).on("end", finish)
    out = stream ?? { write: send, end: finish, flush() {} }
    out.write(first)
    out.flush()
    out.write(content.subarray(cut))
  }

  // Next's compression, although it has nothing to do, sends the headers before the first write.
  response.writeHead = (code, ...rest) => {
    if (out || !isHtml()) return writeHead.call(response, code, ...rest)
    response.statusCode = code
    status = rest
    return response
  }
  response.flushHeaders = () => {
    if (out || !isHtml()) flushHeaders.call(response)
  }
  response.write = (chunk, encoding, done) => {
    if (passesOn()) {
      restore()
      return response.write(chunk, encoding, done)
    }
    const bytes = Buffer.from(chunk, typeof encoding === "string" ? encoding : undefined)
    if (out) out.write(bytes)
    else {
      held.push(bytes)
      begin(false)
    }
    const after = typeof encoding === "function" ? encoding : done
    if (after) queueMicrotask(after)
    return true
  }
  response.end = (chunk, encoding, done) => {
    if (typeof chunk === "function") return response.end(undefined, undefined, chunk)
    if (passesOn()) {
      restore()
      return response.end(chunk, encoding, done)
    }
    if (chunk) response.write(chunk, encoding)
    if (!out) begin(true)
    const after = typeof encoding === "function" ? encoding : done
    if (after) response.once("finish", after)
    out.end()
    return response
  }
}
