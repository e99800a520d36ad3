import { existsSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import {
  builtinHandlers,
  builtinResolvers,
  type Documentation,
  type Importer,
  makeFsImporter,
  parse,
} from "react-docgen"
import type { ComponentDoc } from "./pages/component-doc"
import { namesIn, shapeOf, spelledOut, type TypeNode } from "./prop-types"

type Found = ReturnType<typeof parse>[number]

const pathOf = (path: string) => join(process.cwd(), path)

/**
 * Finds our own modules. Types of packages keep their names.
 * @throws an error with Node's code for a missing module
 */
function findModule(name: string, folder: string): string {
  const base = name.startsWith("@/") ? pathOf(name.slice(2)) : join(folder, name)
  const isOurs = /^(@\/|\.)/.test(name)
  const found = isOurs && [".ts", ".tsx"].map((ending) => base + ending).find((path) => existsSync(path))
  if (!found) throw Object.assign(new Error(`${name} is not our module`), { code: "MODULE_NOT_FOUND" })
  return found
}

const { codeTypeHandler, componentDocblockHandler, defaultPropsHandler, displayNameHandler, propDocblockHandler } =
  builtinHandlers

const parsed = (file: string, source: string, importer: Importer): Found[] =>
  parse(source, {
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    handlers: [codeTypeHandler, propDocblockHandler, defaultPropsHandler, componentDocblockHandler, displayNameHandler],
    importer,
    filename: pathOf(`components/${file}.tsx`),
    babelOptions: { babelrc: false, configFile: false },
  })

/** Native attributes of the element have no type here. */
const typed = (props: Documentation["props"]) =>
  Object.entries(props ?? {}).flatMap(([name, prop]) => {
    const type = prop.tsType as TypeNode | undefined
    return type ? [{ ...prop, name, type }] : []
  })

const probe = "TypeProbe"

/**
 * Returns the properties of the object types of a file by their name. react-docgen reads only the properties of components, so
 * it gets a component with each type.
 */
function objectsIn(
  file: string,
  source: string,
  names: string[],
  importer: Importer,
): Map<string, ReturnType<typeof typed>> {
  if (names.length === 0) return new Map()
  const probes = names.map((name, i) => `export function ${probe}${i}(props: ${name}) { return <i /> }`)
  const found = parsed(file, `${source}\n${probes.join("\n")}`, importer).flatMap(({ displayName, props }) => {
    const name = displayName?.startsWith(probe) && names[Number(displayName.slice(probe.length))]
    return name ? [[name, typed(props)] as const] : []
  })
  return new Map(found.filter(([, props]) => props.length > 0))
}

/** The type as in the source, for the few kinds that react-docgen doesn't know. */
const writtenType = (source: string, prop: string) =>
  new RegExp(`^\\s+${prop}\\??: (.+)$`, "m").exec(source)?.[1] ?? "unknown"

/** Returns imports of the names that a source doesn't have itself, because it extends the properties of another component. */
function missingImports(source: string, names: string[], modules: string[]): string[] {
  const missing = names.filter(
    (name) => !new RegExp(`(interface|type) ${name}\\b|import[^"]*\\b${name}\\b[^"]*"`).test(source),
  )
  return missing.flatMap((name) => {
    const home = modules.find((path) =>
      new RegExp(`export (interface|type) ${name}\\b`).test(readFileSync(path, "utf8")),
    )
    return home ? [`import type { ${name} } from "@/${relative(process.cwd(), home).replace(/\.tsx?$/, "")}"`] : []
  })
}

/** Returns the values of a constant list as a union; undefined if no module has it. */
function listUnion(name: string, modules: string[]): string | undefined {
  const list = new RegExp(`const ${name} = \\[([^\\]]*)\\] as const`)
  const items = modules.map((path) => list.exec(readFileSync(path, "utf8"))?.[1]).find((text) => text !== undefined)
  return items?.match(/"[^"]*"/g)?.join(" | ")
}

/** Reads the exported components of a file under components/ with their props. */
export function readComponents(file: string, source: string): ComponentDoc[] {
  const modules = new Set<string>()
  const importer = makeFsImporter((name, folder) => {
    const module = findModule(name, folder)
    modules.add(module)
    return module
  })
  const components = parsed(file, source, importer)
  const names = components.flatMap(({ props }) => typed(props).flatMap(({ type }) => namesIn(type)))
  const needed = [...new Set(names)]
  const withImports = [...missingImports(source, needed, [...modules]), source].join("\n")
  const objects = objectsIn(file, withImports, needed, importer)
  const part = (name: string, key: string) => objects.get(name)?.find((prop) => prop.name === key)?.type
  const withLists = (text: string) =>
    text.replace(/\(typeof (\w+)\)\[number\]/g, (whole, name) => listUnion(name, [...modules]) ?? whole)
  return components.map(({ displayName: name = "", description, props }) => {
    const isDefault = source.includes(`export default function ${name}`)
    return {
      name,
      importLine: `import ${isDefault ? name : `{ ${name} }`} from "@/components/${file}"`,
      text: description ?? "",
      props: typed(props).map((prop) => ({
        name: prop.name,
        type: withLists(prop.type.name === "unknown" ? writtenType(source, prop.name) : spelledOut(prop.type, part)),
        shapes: [...new Set(namesIn(prop.type))].flatMap((each) => {
          const shape = prop.type.name.includes(`${each}[`) ? undefined : objects.get(each)
          return shape ? [{ name: each, text: withLists(shapeOf(shape, part)) }] : []
        }),
        isRequired: prop.required === true,
        initial: prop.defaultValue ? String(prop.defaultValue.value) : undefined,
        text: prop.description ?? "",
      })),
    }
  })
}
