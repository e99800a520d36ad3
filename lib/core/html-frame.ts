export type FrameSkin = "light" | "dark"

// Enough for sanitised HTML, where attributes are in double quotes and special characters are escaped.
const remote = /(<img\b[^<>]*?) src="https?:[^"]*"/gi

/** Whether sanitised HTML loads pictures from other hosts, which would learn who reads it and when. */
export const hasRemotePictures = (html: string): boolean => html.search(remote) >= 0

const coloured = /(background-color|[^-]color):|<font|bgcolor/i

const looks = {
  light: ":root{color-scheme:light;color:#26273b}a{color:#4a48b8}blockquote{border-color:#d9d9e4;color:#55576f}",
  dark: ":root{color-scheme:dark;color:#e4e7f1}a{color:#b9b8f6}blockquote{border-color:#414c70;color:#b6bdd2}",
}
const whiteBackground = "body{background:#fff;padding:16px;border-radius:6px}"

// `overflow-wrap:anywhere` would let table columns shrink to the width of a letter, which breaks the words of newsletters.
const style = `
html,body{margin:0;background:transparent}
body{font:15px/1.6 ui-sans-serif,system-ui,-apple-system,"Segoe UI",sans-serif;overflow-wrap:break-word;overflow-x:auto;overflow-y:hidden}
body>:first-child{margin-top:0}body>:last-child{margin-bottom:0}
p,li,h1,h2,h3,h4{unicode-bidi:plaintext;text-align:start}
img,table{max-width:100%}img{height:auto}
img:not([src]){display:inline-block;min-width:24px;min-height:24px;border:1px dashed #85869e;border-radius:4px}
pre{white-space:pre-wrap}
blockquote{margin:12px 0;padding-inline-start:12px;border-inline-start:3px solid}
`

/**
 * A complete document for a sandboxed frame, from sanitised HTML. Leaves out pictures of other hosts unless `pictures` is
 * true. HTML that sets its own colours gets a white background even with the dark skin, since it was written for one.
 */
export function frameDocument(html: string, skin: FrameSkin, pictures = false): string {
  const hasColours = skin === "dark" && coloured.test(html)
  const look = looks[hasColours ? "light" : skin] + (hasColours ? whiteBackground : "")
  const body = pictures ? html : html.replace(remote, "$1")
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="referrer" content="no-referrer"><base target="_blank"><style>${style}${look}</style></head><body>${body}</body></html>`
}
