import * as z from "zod"

export type Json = Record<string, unknown>
type Direction = "input" | "output"

const prefix = "#/components/schemas/"

/** Rewrites what linters and code generators don't understand, without changing what the schema accepts. */
function override({ jsonSchema }: { jsonSchema: unknown }): void {
  const schema = jsonSchema as Json
  // A record with an enumeration of keys has exactly these properties.
  const keys = (schema.propertyNames as Json | undefined)?.enum as string[] | undefined
  if (keys && schema.required) {
    schema.properties = Object.fromEntries(keys.map((name) => [name, schema.additionalProperties]))
    schema.additionalProperties = false
    delete schema.propertyNames
  }
  // A tuple's `items` describes further entries, of which there are none.
  const entries = schema.prefixItems as unknown[] | undefined
  if (entries && !schema.items) Object.assign(schema, { items: {}, minItems: entries.length, maxItems: entries.length })
}

/** The schemas of one document. Those with a name are described once. */
export function createSchemas() {
  const found: Record<Direction, Map<string, Json>> = { input: new Map(), output: new Map() }
  /** References in inputs, which get the schema's other name if the output differs. */
  const toInputs: Json[] = []

  /** Replaces references to `$defs` by references to components. */
  function refer(value: unknown, io: Direction): void {
    if (!value || typeof value !== "object") return
    const schema = value as Json
    if (typeof schema.$ref === "string") {
      schema.$ref = prefix + schema.$ref.replace("#/$defs/", "")
      if (io === "input") toInputs.push(schema)
    }
    for (const inner of Object.values(value)) refer(inner, io)
  }

  function schemaOf(schema: z.ZodType, io: Direction): Json {
    const target = "draft-2020-12"
    const converted = z.toJSONSchema(schema, { io, unrepresentable: "any", target, override }) as Json
    const { $schema: _, $defs = {}, ...root } = converted
    for (const [name, definition] of Object.entries($defs as Record<string, Json>)) {
      if (found[io].has(name)) continue
      found[io].set(name, definition)
      refer(definition, io)
    }
    refer(root, io)
    return root
  }

  /** The named schemas, after all others have been converted. */
  function components(): Record<string, Json> {
    const { input, output } = found
    const differs = (name: string) =>
      output.has(name) && JSON.stringify(output.get(name)) !== JSON.stringify(input.get(name))
    const changed = new Set([...input.keys()].filter(differs))
    const nameOf = (name: string) => (changed.has(name) ? `${name}Input` : name)
    for (const schema of toInputs) schema.$ref = prefix + nameOf(String(schema.$ref).slice(prefix.length))
    const inputs = [...input].map(([name, schema]) => [nameOf(name), schema] as const)
    return Object.fromEntries([...inputs, ...output].sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  return { schemaOf, components }
}
export type Schemas = ReturnType<typeof createSchemas>
