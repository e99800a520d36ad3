import * as lucide from "lucide-react"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"

// On each symbol, because `<use>` inherits nothing from the file's root.
const stroke = 'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'

// Unlike lucide's own `icons`, with the aliases of renamed ones.
const icons = new Map(Object.entries(lucide))

/** Returns an SVG file with one symbol for each of these lucide icons, by name. @throws Error if an icon doesn't exist */
export function spriteOf(names) {
  const symbols = names.map((name) => {
    const icon = icons.get(name)
    if (!icon) throw new Error(`lucide-react has no icon ${name}.`)
    const drawing = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, "")
    return `<symbol id="${name}" viewBox="0 0 24 24" ${stroke}>${drawing}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${symbols.join("\n")}\n</svg>\n`
}
