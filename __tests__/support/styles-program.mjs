// Prints the utilities of all styles, and those of each stylesheet that they are split into, as JSON. A program, because
// Tailwind registers hooks for modules, which Jest refuses.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import tailwind from "@tailwindcss/postcss"
import postcss from "postcss"
import { splitStyles } from "../../scripts/support/split-styles.mjs"
import { groups } from "../../scripts/support/style-groups.mjs"

const main = "app/globals.css"

function rulesOf(parent, layer, around = "") {
  return parent.nodes.flatMap((node) => {
    if (node.type === "atrule") {
      const isLayer = node.name === "layer"
      if (isLayer && !node.nodes) return []
      return rulesOf(node, isLayer ? node.params : layer, isLayer ? around : `${around}@${node.name} ${node.params} `)
    }
    if (node.type !== "rule") return []
    const properties = []
    node.walkDecls(({ prop, important }) => void properties.push(important ? `!${prop}` : prop))
    const text = `${around}${node}`.replace(/[\s;]+/g, "")
    const variant = around + node.selector.replace(/\.(?:\\[0-9a-f]{1,6}\s|\\.|[\w-])+/i, "")
    return [{ text, variant, layer, properties }]
  })
}

const utilitiesOf = (root) =>
  root.nodes.find(({ name, params, nodes }) => name === "layer" && params === "utilities" && nodes)

/** The utilities by stylesheet, those of all under `complete`, and the names of the layers. */
const found = {}
for (const file of [main, ...Object.keys(groups).map((name) => `app/styles/${name}.css`)]) {
  const part = postcss.root()
  await splitStyles(part, { postcss, result: { opts: { from: join(process.cwd(), file) } } })
  const utilities = utilitiesOf(part)
  if (file === main) found.layers = utilities.first.params.split(",")
  found[file] = rulesOf(utilities)
}
const { root } = await postcss([tailwind({ optimize: false })]).process(readFileSync(main, "utf8"), { from: main })
found.complete = rulesOf(utilitiesOf(root))
console.log(JSON.stringify(found))
