import * as z from "zod"
import type { Rule } from "../auth/ability"
import { type Granted, mayOn, type Placed } from "../auth/grants"
import type { Endpoint } from "./endpoint"

/** Fields by name: the right that one needs, or the fields inside it. */
type Fields = Map<string, { right?: Rule; inside: Fields }>

function treeOf(fields: Readonly<Record<string, Rule>>): Fields {
  const root: Fields = new Map()
  for (const [path, right] of Object.entries(fields)) {
    let level = root
    const names = path.split(".")
    names.forEach((name, index) => {
      const field = level.get(name) ?? { inside: new Map() }
      level.set(name, index === names.length - 1 ? { ...field, right } : field)
      level = field.inside
    })
  }
  return root
}

interface JsonSchema {
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  /** `#/$defs/<name>`, where a schema with a name is used. */
  $ref?: string
  $defs?: Record<string, JsonSchema>
}
type Definitions = JsonSchema["$defs"]

/** Whether every value of a schema may lack a field; undefined if none has it. */
function isOptional(schema: JsonSchema, path: string[], definitions: Definitions): boolean | undefined {
  const definition = definitions?.[schema.$ref?.split("/").at(-1) ?? ""]
  const { items, anyOf, properties, required } = definition ?? schema
  if (items) return isOptional(items, path, definitions)
  const found = anyOf?.map((one) => isOptional(one, path, definitions)).filter((one) => one !== undefined)
  if (found) return found.length > 0 ? found.every(Boolean) : undefined
  const [name = "", ...rest] = path
  const property = properties?.[name]
  if (!property) return undefined
  return rest.length > 0 ? isOptional(property, rest, definitions) : !required?.includes(name)
}

function without(value: unknown, fields: Fields, user: Granted, around: Placed): unknown {
  if (Array.isArray(value)) return value.map((one) => without(one, fields, user, around))
  if (value === null || typeof value !== "object") return value
  // An object may name its place, but not its owner: `owner` could be anybody, such as a customer.
  const here: Placed = { ...around, ...value, owner: around.owner }
  const shown = Object.entries(value).flatMap(([name, inner]) => {
    const field = fields.get(name)
    if (!field) return [[name, inner]]
    return field.right && !mayOn(user, field.right, here) ? [] : [[name, without(inner, field.inside, user, here)]]
  })
  return Object.fromEntries(shown)
}

/**
 * Returns a function that leaves out of a response what the caller may not see; undefined if the contract names no `fields`.
 * Its last argument is what the checked record belongs to.
 * @throws Error if a response may not lack one of the fields, or has no such field
 */
export function fieldFilter({ path, fields, response }: Endpoint) {
  if (!fields) return undefined
  const isJson = typeof response !== "string"
  const schema = isJson ? (z.toJSONSchema(response, { io: "output", unrepresentable: "any" }) as JsonSchema) : {}
  const wrong = Object.keys(fields).filter((name) => !isOptional(schema, name.split("."), schema.$defs))
  if (wrong.length > 0) throw new Error(`${path}: no optional field of the response: ${wrong.join(", ")}`)
  const tree = treeOf(fields)
  const rights = Object.values(fields)
  return (answer: unknown, user: Granted, around: Placed): unknown =>
    rights.every((right) => mayOn(user, right, {})) ? answer : without(answer, tree, user, around)
}
