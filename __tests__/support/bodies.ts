import type { Schema } from "./openapi"

// Bodies made from the JSON schemas of the OpenAPI document, in which no references are left.

const uuid = "0199f2c4-7d1e-7b5a-9c55-2f4f9a1c7e02"
const formats: Record<string, string> = {
  email: "name@example.org",
  date: "2026-01-31",
  "date-time": "2031-01-31T09:00:00Z",
  uri: "https://example.org/a",
  uuid,
}

/** A value of the type that a schema describes. It may break rules that a schema can't express. */
export function sampleOf(schema: Schema, withOptional: boolean): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choice?.[0]) return sampleOf(choice[0], withOptional)
  switch ([schema.type].flat()[0]) {
    case "object": {
      const { properties = {}, required = [] } = schema
      const shown = Object.entries(properties).filter(([name]) => withOptional || required.includes(name))
      return Object.fromEntries(shown.map(([name, property]) => [name, sampleOf(property, withOptional)]))
    }
    case "array": {
      const count = Math.min(schema.maxItems ?? 1, Math.max(schema.minItems ?? 0, withOptional ? 1 : 0))
      return Array.from({ length: count }, () => sampleOf(schema.items ?? {}, withOptional))
    }
    case "integer":
    case "number":
      return Math.min(schema.maximum ?? 1, Math.max(schema.minimum ?? 1, 1))
    case "boolean":
      return true
    case "null":
      return null
    default: {
      const text = formats[schema.format ?? ""] ?? "Text"
      return text.slice(0, schema.maxLength).padEnd(schema.minLength ?? 0, "x")
    }
  }
}

const texts = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "\u202e\ufeff\u200b",
  "🧾".repeat(50),
  "'; --",
  "<b>&amp;</b>",
  "x".repeat(20_000),
]
const numbers = [-1, 0, 0.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308]
const others = [null, true, [], {}, [null], { a: { b: 1 } }]

/** Values just beyond the limits of a schema. */
function beyond({ maxLength, minLength, maximum, minimum, maxItems }: Schema): unknown[] {
  return [
    ...(maxLength === undefined ? [] : ["x".repeat(maxLength), "x".repeat(maxLength + 1)]),
    ...(minLength ? ["x".repeat(minLength - 1)] : []),
    ...(maximum === undefined ? [] : [maximum, maximum + 1]),
    ...(minimum === undefined ? [] : [minimum, minimum - 1]),
    ...(maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, () => null)]),
  ]
}

/** Whether a schema takes values of a type, alone or as one of several. Without a type, it takes any. */
function takes(schema: Schema, types: string[]): boolean {
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices) return choices.some((choice) => takes(choice, types))
  if (schema.enum || schema.const !== undefined) return false
  return schema.type === undefined || [schema.type].flat().some((type) => types.includes(type as string))
}

/** Variants of a value, each with one part replaced, left out or added. Of a wrong type, two values are as good as all. */
export function* variantsOf(schema: Schema, value: unknown): Generator<unknown> {
  yield* takes(schema, ["string"]) ? texts : texts.slice(0, 2)
  yield* takes(schema, ["integer", "number"]) ? numbers : numbers.slice(0, 2)
  yield* others
  yield* beyond(schema)
  yield* schema.enum?.map((each) => `${each}x`) ?? []
  for (const choice of schema.anyOf ?? schema.oneOf ?? []) yield* beyond(choice)
  if (value && typeof value === "object" && !Array.isArray(value)) {
    const record = value as Record<string, unknown>
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const { [name]: inner = sampleOf(property, true), ...rest } = record
      yield rest
      for (const variant of variantsOf(property, inner)) yield { ...rest, [name]: variant }
    }
    yield { ...record, unknown: 1, constructor: { prototype: { isAdmin: true } } }
  }
  if (Array.isArray(value) && schema.items) {
    for (const variant of variantsOf(schema.items, value[0])) yield [variant]
  }
}
