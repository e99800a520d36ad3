// Splits the styles that Tailwind generates: those of single groups of screens come with these groups.
import { readFileSync } from "node:fs"
import { basename, join } from "node:path"
import tailwind from "@tailwindcss/postcss"
import { groups, groupsOfWords } from "./style-groups.mjs"

const main = join("app", "globals.css")
/** A class of more groups is in the stylesheet of all pages. */
const maxGroups = 2

const unescaped = (name) =>
  name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code, char) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : char,
  )
const firstClass = /\.((?:\\[0-9a-f]{1,6}\s|\\.|[\w-]|[^\0-\x7f])+)/i

const sides = /^(?:inset|top|right|bottom|left)(?:-|$)/
const boxes = /^(?:margin|padding|scroll-margin|scroll-padding)(?=-)/
const borders = /^border-.*?(color|width|style|radius)$/
/** The property that a property is a part of, for those that are not named after it, and those of which the sides may overlap. */
function whole(property) {
  if (sides.test(property)) return "inset"
  return boxes.exec(property)?.[0] ?? property.replace(borders, "border-$1").replace(/^(?:row|column)-gap$/, "gap")
}
const isPart = (part, of) =>
  part === of || (part.startsWith(`${of}-`) && !/^(?:flex-direction|flex-wrap|overflow-wrap)$/.test(part))
const overlap = (one, other) => isPart(one, other) || isPart(other, one)

/** The rules of a layer, each with the at-rules around it. */
const rulesOf = (nodes, around = []) =>
  nodes.flatMap((node) => {
    if (node.type === "comment") return []
    return node.type === "atrule" ? rulesOf(node.nodes, [...around, node]) : [{ rule: node, around }]
  })

/** Where Tailwind sorts a class: rules of the same place don't meet at one element. */
function placeOf({ rule, around }) {
  const properties = new Set()
  const place = [...around.map(({ name, params }) => name + params), rule.selector.replace(firstClass, "")]
  let isImportant = false
  rule.walk((node) => {
    if (node.type === "decl") {
      properties.add(whole(node.prop))
      place.push(node.prop)
      isImportant ||= node.important
    } else place.push(node.name ?? node.selector, node.params ?? "")
  })
  return { properties: [...properties], place: place.join("|"), isImportant }
}

/**
 * Divides utilities into cascade layers, so that the order between a rule of all pages and one of a group stays that of Tailwind,
 * whichever stylesheet comes first: a layer ends before a rule of all pages that has to override one of a group.
 */
function divide(utilities) {
  const layers = [[]]
  let open = []
  for (const utility of utilities) {
    const { properties, place, own } = utility
    const overrides = open.some(
      (other) => other.place !== place && other.properties.some((one) => properties.some((two) => overlap(one, two))),
    )
    if (!own && overrides) {
      layers.push([])
      open = []
    }
    if (own) open.push(utility)
    layers.at(-1).push(utility)
  }
  return layers
}

/** All styles, the layer of the utilities, and its division. */
async function compile(postcss) {
  const { root } = await postcss([tailwind({ optimize: false })]).process(readFileSync(main, "utf8"), { from: main })
  const words = groupsOfWords()
  const layer = root.nodes.find(({ name, params, nodes }) => name === "layer" && params === "utilities" && nodes)
  const utilities = rulesOf(layer.nodes).map((utility) => {
    const own = words.get(unescaped(firstClass.exec(utility.rule.selector)?.[1] ?? ""))
    const isOwn = own && own.size <= maxGroups && !own.has("all")
    return { ...utility, ...placeOf(utility), own: isOwn ? own : undefined }
  })
  const normal = divide(utilities.filter(({ isImportant }) => !isImportant))
  // Among important declarations, those of the first layer win.
  const important = divide(utilities.filter(({ isImportant }) => isImportant)).reverse()
  return { root, layer, layers: [...normal, ...important] }
}

/** Appends rules within their at-rules, of which neighbours share one. */
function appendAll(layer, rules) {
  for (const { rule, around } of rules) {
    let parent = layer
    for (const atRule of around) {
      const { last } = parent
      const isSame = last?.name === atRule.name && last.params === atRule.params
      if (!isSame) parent.append(atRule.clone({ nodes: [] }))
      parent = parent.last
    }
    parent.append(rule.clone())
  }
  return layer
}

/** The utilities of a group of screens, or of all pages. */
function utilitiesOf({ layer, layers }, group) {
  const name = (index) => `u${index.toString(36)}`
  const utilities = layer.clone({ nodes: [] })
  if (!group) utilities.append(`@layer ${layers.map((_, index) => name(index)).join()};`)
  layers.forEach((rules, index) => {
    const own = rules.filter(({ own }) => (group ? own?.has(group) : !own))
    if (own.length > 0) utilities.append(appendAll(layer.clone({ params: name(index), nodes: [] }), own))
  })
  return utilities
}

let compiled

/**
 * Replaces the content of `globals.css`, or of the stylesheet of a group, by its part of all styles. Except in production all styles
 * are in `globals.css`, because the groups may change with every file that is saved.
 */
export async function splitStyles(root, { result, postcss }) {
  const file = result.opts.from ?? ""
  const isWhole = file.endsWith(main)
  const group = basename(file, ".css")
  if (!isWhole && !(group in groups && file.endsWith(join("app", "styles", `${group}.css`)))) return
  if (process.env.NODE_ENV !== "production") return isWhole ? undefined : void root.removeAll()
  compiled ??= compile(postcss)
  const all = await compiled
  root.removeAll()
  if (!isWhole) root.append(utilitiesOf(all, group))
  else for (const node of all.root.nodes) root.append(node === all.layer ? utilitiesOf(all) : node.clone())
}
