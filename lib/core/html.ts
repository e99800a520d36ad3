import sanitize from "sanitize-html"
import { isTooComplex } from "./html-limits"
import { allowedStyle } from "./html-style"
import { invalid } from "./http/errors"

// What mails, posts and articles are made of: text, links, lists, tables, pictures. Nothing that runs, asks or frames.
const blocks = ["p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "hr", "br", "figure", "figcaption"]
const words = "a span strong b em i u s del ins sub sup small mark code kbd samp abbr cite q time".split(" ")
const lists = ["ul", "ol", "li", "dl", "dt", "dd"]
const tables = ["table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td"]

/**
 * Pictures come from the web, from files of ours or, made of dots, out of the text itself: an SVG as data can hold more
 * than a drawing. No picture makes the reader's browser call us.
 */
const picture =
  /^(https?:\/\/|\/api\/files\/[\w-]+$|\/(covers|products)\/[\w-]+\.svg$|data:image\/(png|jpe?g|gif|webp);base64,[a-z\d+/=\s]+$)/i
const leavesHere = (address: string | undefined) => /^\s*https?:/i.test(address ?? "")

/** Longer addresses are dropped: browsers take no more, and checking them takes the sanitiser's quadratic time. */
const maxAddress = 8000

type Transform = sanitize.Transformer

const link: Transform = (tagName, { target: _t, rel: _r, href, ...rest }) => {
  if (href === undefined || href.length > maxAddress) return { tagName, attribs: rest }
  const attribs = { href, ...rest }
  // A link that leaves opens beside us and gets no handle on the window it came from.
  return { tagName, attribs: leavesHere(href) ? { ...attribs, target: "_blank", rel: "noopener noreferrer" } : attribs }
}

const image: Transform = (tagName, attribs) => ({ tagName, attribs: picture.test(attribs.src ?? "") ? attribs : {} })
/** A picture that may not be shown, as the rules above leave it. sanitize-html's own filter copies the whole text for each. */
const noPicture = /<img \/>/g

const style: Transform = (tagName, attribs) => {
  if (attribs.style !== undefined) attribs.style = allowedStyle(attribs.style)
  return { tagName, attribs }
}

const options: sanitize.IOptions = {
  allowedTags: [...blocks, ...words, ...lists, ...tables, "img"],
  allowedAttributes: {
    "*": ["dir", "lang", "title", "style"],
    a: ["href", "target", "rel"],
    img: ["src", "alt", "width", "height"],
    ol: ["start", "reversed"],
    table: ["width", "align", "border", "cellpadding", "cellspacing"],
    tr: ["align", "valign"],
    th: ["colspan", "rowspan", "scope", "width", "align", "valign"],
    td: ["colspan", "rowspan", "width", "align", "valign"],
    col: ["span"],
    colgroup: ["span"],
    time: ["datetime"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https", "data"] },
  allowProtocolRelative: false,
  nestingLimit: 100,
  parseStyleAttributes: false,
  transformTags: { a: link, img: image, "*": style },
}

const gaps = /\s{2,}|[^\S ]/g

/** The text of HTML that is too complex to parse, as HTML: whatever looks like a tag is dropped, the rest escaped. */
const withoutTags = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, " ")
    .replaceAll("&nbsp;", "\u00a0")
    .replace(/&(?!(amp|lt|gt);)/g, "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")

/** Sanitised HTML, or nothing if it is too complex. What comes out is never too complex itself, so that it can be shown. */
function sanitised(html: string): string | undefined {
  if (isTooComplex(html)) return undefined
  const clean = sanitize(html, options).replace(noPicture, "")
  return isTooComplex(clean) ? undefined : clean
}

/**
 * HTML as it may be stored and shown: tags, attributes and styles that are not on the list are dropped, scripts with their
 * content. HTML that is too complex is reduced to its text. Idempotent.
 */
export const sanitiseHtml = (html: string): string => sanitised(html) ?? withoutTags(html)

/** HTML that somebody writes into a field, sanitised. @throws HttpError 422 if it is too complex */
export function writtenHtml(html: string, field: string): string {
  const clean = sanitised(html)
  if (clean === undefined) throw invalid({ [field]: "tooComplex" })
  return clean
}

const apart = /<\/(p|div|h[1-6]|li|dt|dd|tr|td|th|blockquote|pre|figcaption)>|<(br|hr)\b[^<>]*>/gi
const noTags: sanitize.IOptions = { allowedTags: [], allowedAttributes: {} }

/** HTML as plain text, a line for each block; for mail programs that show no HTML. */
export function plainText(html: string): string {
  const lines = html.replace(gaps, " ").replace(apart, "\n$&")
  const text = isTooComplex(lines) ? withoutTags(lines) : sanitize(lines, noTags)
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n")
}

/** The words of a piece of HTML in one line; for excerpts and searching. */
export const oneLine = (html: string): string => plainText(html).replace(gaps, " ")
