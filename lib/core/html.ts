import sanitize from "sanitize-html"
import { isTooComplex } from "./html-limits"
import { allowedStyle } from "./html-style"
import { invalid } from "./http/errors"

// Elements for emails, posts and articles: text, links, lists, tables, pictures. No scripts, forms or frames.
const blocks = ["p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "hr", "br", "figure", "figcaption"]
const words = "a span strong b em i u s del ins sub sup small mark code kbd samp abbr cite q time".split(" ")
const lists = ["ul", "ol", "li", "dl", "dt", "dd"]
const tables = ["table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td"]

/**
 * Allowed picture addresses: the web, our files, and bitmaps as data URLs (an SVG can contain scripts). Other paths of ours
 * are not allowed, so that a picture can't make the reader's browser send requests to our endpoints.
 */
const picture =
  /^(https?:\/\/|\/api\/files\/[\w-]+$|\/(covers|products)\/[\w-]+\.svg$|data:image\/(png|jpe?g|gif|webp);base64,[a-z\d+/=\s]+$)/i
const isExternal = (address: string | undefined) => /^\s*https?:/i.test(address ?? "")

/** Longer addresses are dropped: browsers don't accept them, and the sanitiser's check takes quadratic time. */
const maxAddress = 8000

type Transform = sanitize.Transformer

const link: Transform = (tagName, { target: _t, rel: _r, href, ...rest }) => {
  if (href === undefined || href.length > maxAddress) return { tagName, attribs: rest }
  const attribs = { href, ...rest }
  // External links open in a new tab that has no access to our window.
  return { tagName, attribs: isExternal(href) ? { ...attribs, target: "_blank", rel: "noopener noreferrer" } : attribs }
}

const image: Transform = (tagName, attribs) => ({ tagName, attribs: picture.test(attribs.src ?? "") ? attribs : {} })
/** A picture whose attributes `image` removed. sanitize-html's `exclusiveFilter` would copy the whole text for each. */
const emptyPicture = /<img \/>/g

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

/** The escaped text of HTML that is too complex to parse. Drops everything that looks like a tag. */
const withoutTags = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, " ")
    .replaceAll("&nbsp;", "\u00a0")
    .replace(/&(?!(amp|lt|gt);)/g, "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")

/** Sanitised HTML; undefined if the input or the result is too complex. */
function sanitised(html: string): string | undefined {
  if (isTooComplex(html)) return undefined
  const clean = sanitize(html, options).replace(emptyPicture, "")
  return isTooComplex(clean) ? undefined : clean
}

/**
 * Sanitises HTML for storing and showing it: drops tags, attributes and styles that are not allowed, and scripts with their
 * content. Reduces HTML that is too complex to its text. Idempotent.
 */
export const sanitiseHtml = (html: string): string => sanitised(html) ?? withoutTags(html)

/** Sanitises HTML that a user has entered into a field. @throws HttpError 422 if it is too complex */
export function sanitiseInput(html: string, field: string): string {
  const clean = sanitised(html)
  if (clean === undefined) throw invalid({ [field]: "tooComplex" })
  return clean
}

const blockEnds = /<\/(p|div|h[1-6]|li|dt|dd|tr|td|th|blockquote|pre|figcaption)>|<(br|hr)\b[^<>]*>/gi
const noTags: sanitize.IOptions = { allowedTags: [], allowedAttributes: {} }

/** Converts HTML to plain text, one line per block; for email programs that show no HTML. */
export function plainText(html: string): string {
  const lines = html.replace(gaps, " ").replace(blockEnds, "\n$&")
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

/** The text of HTML in one line; for excerpts and search. */
export const oneLine = (html: string): string => plainText(html).replace(gaps, " ")
