import sanitizeHtml, { type IOptions } from "sanitize-html"

const colour = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s,.%/]+\)$/, /^[a-z]{3,20}$/]
const length = [/^\d{1,4}(?:\.\d+)?(?:px|em|rem|%)$/]

/** Pictures come from the web, from our own files or out of the text itself; no picture makes the reader's browser call us. */
const pictureSource = /^(?:https?:\/\/|\/api\/files\/[\w-]+$|data:image\/(?:png|jpeg|gif|webp);base64,)/i

const allowed: IOptions = {
  allowedTags: [
    ..."h1 h2 h3 h4 h5 h6 p div span br hr blockquote pre code figure figcaption address".split(" "),
    ..."ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td".split(" "),
    ..."a img b strong i em u s del ins mark small sub sup q cite abbr kbd time".split(" "),
  ],
  allowedAttributes: {
    "*": ["dir", "lang", "title", "style"],
    a: ["href", "target", "rel"],
    img: ["src", "alt", "width", "height"],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan", "scope"],
    ol: ["start"],
    time: ["datetime"],
  },
  allowedStyles: {
    "*": {
      color: colour,
      "background-color": colour,
      "text-align": [/^(?:left|right|center|justify|start|end)$/],
      "font-weight": [/^(?:bold|normal|[1-9]00)$/],
      "font-style": [/^(?:italic|normal)$/],
      "text-decoration": [/^(?:underline|line-through|none)$/],
      width: length,
      "max-width": length,
    },
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https", "data"] },
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  enforceHtmlBoundary: false,
  nestingLimit: 50,
  transformTags: {
    a: sanitizeHtml.simpleTransform("a", { target: "_blank", rel: "noopener noreferrer nofollow" }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !pictureSource.test(attribs.src ?? ""),
}

/** HTML someone wrote, without what could run, load or dress up as ours; done when it is written (design section 5). */
export const sanitiseHtml = (html: string): string => sanitizeHtml(html, allowed)

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&nbsp;": " " }

/** HTML as plain text, a line for each block; for mail programs that show no HTML. */
export function plainText(html: string): string {
  const spaced = html.replace(/\s+/g, " ").replace(/<br\s*\/?>|<\/(?:p|div|h[1-6]|li|tr|blockquote|pre)>/gi, "\n$&")
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
  return text
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/ *\n */g, "\n")
    .trim()
}
