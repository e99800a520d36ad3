import sanitize from "sanitize-html"

// What mails, posts and articles are made of: text, links, lists, tables, pictures. Nothing that runs, asks or frames.
const blocks = ["p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "hr", "br", "figure", "figcaption"]
const words = "a span strong b em i u s del ins sub sup small mark code kbd samp abbr cite q time".split(" ")
const lists = ["ul", "ol", "li", "dl", "dt", "dd"]
const tables = ["table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td"]

const colour = [/^#[\da-f]{3,8}$/i, /^rgba?\([\d\s.,%]+\)$/i, /^[a-z]{3,20}$/i]
const oneLength = "(0|\\d{1,3}(\\.\\d{1,3})?(px|em|rem|pt|%))"
const length = [new RegExp(`^${oneLength}$`)]
const lengths = [new RegExp(`^${oneLength}( ${oneLength}){0,3}$`)]
// Values are listed, not properties alone: a url() in one would fetch from elsewhere and tell the sender.
const styles: Record<string, RegExp[]> = {
  color: colour,
  "background-color": colour,
  "font-family": [/^[\w\s,'"-]{1,120}$/],
  "font-size": length,
  "font-style": [/^(normal|italic)$/],
  "font-weight": [/^(normal|bold|[1-9]00)$/],
  "text-align": [/^(start|end|left|right|center|justify)$/],
  "text-decoration": [/^(none|underline|line-through)$/],
  "vertical-align": [/^(top|middle|bottom|baseline|sub|super)$/],
  "line-height": [/^\d(\.\d{1,3})?$/, ...length],
  "border-collapse": [/^collapse$/],
  width: length,
  "max-width": length,
  padding: lengths,
  margin: lengths,
}

/**
 * Pictures come from the web, from files of ours or, made of dots, out of the text itself: an SVG as data can hold more
 * than a drawing. No picture makes the reader's browser call us.
 */
const picture =
  /^(https?:\/\/|\/api\/files\/[\w-]+$|\/(covers|products)\/[\w-]+\.svg$|data:image\/(png|jpe?g|gif|webp);base64,[a-z\d+/=\s]+$)/i
const leavesHere = (address: string | undefined) => /^\s*https?:/i.test(address ?? "")

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
  allowedStyles: { "*": styles },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https", "data"] },
  allowProtocolRelative: false,
  nestingLimit: 100,
  // A link that leaves opens beside us and gets no handle on the window it came from.
  transformTags: {
    a: (tagName, { target: _t, rel: _r, ...attribs }) => ({
      tagName,
      attribs: leavesHere(attribs.href) ? { ...attribs, target: "_blank", rel: "noopener noreferrer" } : attribs,
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !picture.test(attribs.src ?? ""),
}

/**
 * HTML as it may be kept and shown: what is not on the list goes, scripts with their content, other tags without it.
 * Applying it twice changes nothing.
 */
export const sanitiseHtml = (html: string): string => sanitize(html, options)

const apart = /<\/(p|div|h[1-6]|li|dt|dd|tr|td|th|blockquote|pre|figcaption)>|<(br|hr)\b[^>]*>/gi
const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" }

/** HTML as plain text, a line for each block; for mail programs that show no HTML. */
export const plainText = (html: string): string =>
  sanitize(html.replace(/\s+/g, " ").replace(apart, "\n$&"), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/[^\S\n]*\n\s*/g, "\n")
    .trim()

/** The words of a piece of HTML in one line; for excerpts and searching. */
export const oneLine = (html: string): string => plainText(html).replace(/\s+/g, " ")
