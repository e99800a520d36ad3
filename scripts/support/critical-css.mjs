// Picks the rules of a stylesheet that a document needs for its first paint. Expects the minified output of the build.

/**
 * Rules that can't apply before the first paint, or that the complete stylesheet brings in time. The condition on hyphens is Tailwind's
 * for browsers without `@property`.
 */
const laterAtRules =
  /^@(?:font-face|(?:-webkit-)?keyframes|starting-style|view-transition|media[^{]*\b(?:print|hover)|supports[^{]*-webkit-hyphens)/
const laterSelectors =
  /:(?:hover|active|focus|target)|::(?:selection|file|-webkit-(?:calendar|date|inner|outer|search))/
const fallbackFont = /\blocal\(/

/** The index of the next of `ends` outside of strings, brackets and escapes. */
function indexOfNext(css, from, ends) {
  let depth = 0
  let quote = ""
  for (let i = from; i < css.length; i++) {
    const char = css[i]
    if (char === "\\") i++
    else if (quote) quote = char === quote ? "" : quote
    else if (char === '"' || char === "'") quote = char
    else if (depth === 0 && ends.includes(char)) return i
    else if (char === "(" || char === "[") depth++
    else if (char === ")" || char === "]") depth--
  }
  return css.length
}

function splitSelectors(prelude) {
  const selectors = []
  for (let start = 0; start < prelude.length; ) {
    const end = indexOfNext(prelude, start, ",")
    selectors.push(prelude.slice(start, end))
    start = end + 1
  }
  return selectors
}

const unescaped = (name) =>
  name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code, char) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : char,
  )

/** The classes without which a selector can't match. Those of alternatives and of negations are ignored. */
function classesOf(selector) {
  const classes = []
  let plain = ""
  for (let i = 0; i < selector.length; i++) {
    const char = selector[i]
    if (char === "\\") plain += char + selector[++i]
    else if (char === "[") i = indexOfNext(selector, i + 1, "]")
    else if (char === "(") {
      const end = indexOfNext(selector, i + 1, ")")
      const inner = selector.slice(i + 1, end)
      if (/:(?:is|where)$/.test(plain) && splitSelectors(inner).length === 1) classes.push(...classesOf(inner))
      i = end
    } else plain += char
  }
  const own = plain.matchAll(/\.((?:\\[0-9a-f]{1,6}\s|\\.|[\w-]|[^\0-\x7f])+)/gi)
  return [...classes, ...Array.from(own, ([, name]) => unescaped(name))]
}

/** Parses the statements of a block. @returns them, and the index after the block */
function parseBlock(css, from) {
  const nodes = []
  let i = from
  while (i < css.length) {
    if (/\s/.test(css[i]) || css[i] === ";") i++
    else if (css.startsWith("/*", i)) i = css.indexOf("*/", i) + 2
    else if (css[i] === "}") return { nodes, end: i + 1 }
    else {
      const stop = indexOfNext(css, i, "{;}")
      const prelude = css.slice(i, stop).trim()
      if (css[stop] !== "{") {
        nodes.push({ text: `${prelude};` })
        i = stop
      } else {
        const { nodes: children, end } = parseBlock(css, stop + 1)
        nodes.push(nodeOf(prelude, children, css.slice(stop, end)))
        i = end
      }
    }
  }
  return { nodes, end: i }
}

function nodeOf(prelude, children, block) {
  if (laterAtRules.test(prelude) && !fallbackFont.test(block)) return { text: "" }
  if (/^@(?:property|font-face)/.test(prelude)) return { text: prelude + block }
  // An empty layer still fixes its place in the order of layers.
  if (prelude.startsWith("@")) return { prelude, children, isLayer: prelude.startsWith("@layer") }
  const selectors = splitSelectors(prelude)
    .filter((selector) => !laterSelectors.test(selector))
    .map((text) => ({ text, classes: classesOf(text) }))
  return { selectors, children, block: children.some(({ text }) => text === undefined) ? undefined : block }
}

function serialize(nodes, has) {
  let css = ""
  for (const { text, selectors, prelude, children, block, isLayer } of nodes) {
    if (text !== undefined) {
      css += text
      continue
    }
    const kept = selectors?.filter(({ classes }) => classes.every(has))
    if (kept?.length === 0) continue
    const inner = block ?? `{${serialize(children, has)}}`
    if (inner !== "{}" || isLayer) css += (kept ? kept.map((selector) => selector.text).join() : prelude) + inner
  }
  return css
}

const entities = { amp: "&", gt: ">", lt: "<", quot: '"', "#x27": "'" }

/** The classes of all elements in a piece of HTML. */
export function classesIn(html) {
  const classes = new Set()
  for (const [, value] of html.matchAll(/\sclass="([^"]*)"/g)) {
    const plain = value.includes("&")
      ? value.replace(/&(\w+|#x27);/g, (entity, name) => entities[name] ?? entity)
      : value
    for (const name of plain.split(" ")) classes.add(name)
  }
  return classes
}

/** Parses a stylesheet. @returns a function that returns the rules for a set of classes */
export function parseStyles(css) {
  const { nodes } = parseBlock(css, 0)
  return (classes) => serialize(nodes, (name) => classes.has(name))
}

/** A declaration of a custom property. Its value may have strings, and brackets up to three levels. */
const declaration =
  /(?<=[{;])(--[\w-]+):(?:"[^"]*"|'[^']*'|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^;{}"'()])*(?:;|(?=\}))/g

/** Leaves out custom properties, declared or registered, that neither rules nor elements use. */
export function withoutUnused(css, html) {
  const used = new Set()
  for (const text of [css, html]) for (const [, name] of text.matchAll(/var\((--[\w-]+)/g)) used.add(name)
  return css
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) => (used.has(name) ? rule : ""))
    .replace(declaration, (rule, name) => (used.has(name) ? rule : ""))
}
