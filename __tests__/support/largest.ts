import * as z from "zod"
import { maxBody } from "@/lib/core/http/body"
import type { Endpoint } from "@/lib/core/http/endpoint"

/** A schema as in the OpenAPI document. */
interface Shape {
  type?: string
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  maxLength?: number
  maxItems?: number
  items?: Shape
  properties?: Record<string, Shape>
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
}

type Pipe = { type: string; in: z.ZodType; out: z.ZodType }

/** The input shape of a schema; for a preprocessed one, that after preprocessing. */
const shapeOf = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      const { type, in: before, out } = zodSchema._zod.def as unknown as Pipe
      if (type !== "pipe" || before._zod.def.type !== "transform") return
      for (const key of Object.keys(jsonSchema)) delete (jsonSchema as Record<string, unknown>)[key]
      Object.assign(jsonSchema, shapeOf(out))
    },
  }) as Shape

/** The length of text for a field without a limit. */
const noLimit = 20_000

const fill = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

const isText = ({ type, enum: choices, const: fixed, pattern, format }: Shape) =>
  type === "string" && !choices && fixed === undefined && !pattern && !format

const formats: Record<string, (at: number) => unknown> = {
  email: (at) => `somebody${at}@example.org`,
  date: () => "2031-03-01",
  "date-time": () => new Date(Date.now() + 86_400_000).toISOString(),
}

interface Growing {
  text: string
  /** The share of each text's maximum length. */
  scale: number
}

function growOne(shape: Shape, growing: Growing, known: unknown, index: number): unknown {
  if (isText(shape)) return fill(growing.text, Math.floor((shape.maxLength ?? noLimit) * growing.scale))
  if (known !== undefined) return known
  if (shape.type === "integer" || shape.type === "number") return index + 1
  if (shape.type === "boolean") return true
  return formats[shape.format ?? ""]?.(index) ?? shape.const ?? shape.enum?.[index % shape.enum.length]
}

/** The largest value of a shape, made of one text. Numbers and choices can't grow, so those of `known` are used. */
function grow(shape: Shape, growing: Growing, known: unknown, index = 0): unknown {
  const choices = shape.anyOf ?? shape.oneOf ?? shape.allOf
  if (choices) {
    const largest = choices.find(({ type }) => type === "object" || type === "array") ?? choices.find(isText)
    return grow((largest ?? choices[0]) as Shape, growing, known, index)
  }
  if (shape.type === "object") {
    const given = (known ?? {}) as Record<string, unknown>
    const fields = Object.entries(shape.properties ?? {})
    return Object.fromEntries(fields.map(([name, field]) => [name, grow(field, growing, given[name], index)]))
  }
  if (shape.type !== "array") return growOne(shape, growing, known, index)
  const sample = Array.isArray(known) ? known[0] : undefined
  return Array.from({ length: shape.maxItems ?? 100 }, (_, at) =>
    grow(shape.items ?? {}, growing, typeof sample === "number" ? undefined : sample, at),
  )
}

const at = (source: unknown, path: PropertyKey[]) =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], source)

/** Replaces a rejected value by the valid one of `known`, or removes the field. */
function mend(value: unknown, path: PropertyKey[], known: unknown): void {
  const right = at(known, path)
  const list = path.findIndex((key) => typeof key === "number")
  const end = right === undefined && list > 0 ? path.slice(0, list) : path
  const holder = at(value, end.slice(0, -1)) as Record<PropertyKey, unknown> | undefined
  const last = end.at(-1)
  if (!holder || typeof holder !== "object" || last === undefined) return
  const put = at(known, end)
  if (put === undefined) delete holder[last]
  else holder[last] = put
}

const size = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

/**
 * The largest input that a schema accepts, with a hostile text in every text field; undefined if it accepts none. Fields
 * that reject the text get the value of `known`.
 */
export function largest(schema: z.ZodType, text: string, known: unknown, maxSize = maxBody): unknown {
  const shape = shapeOf(schema)
  let scale = 1
  let value = grow(shape, { text, scale }, known)
  while (size(value) > maxSize) {
    scale *= 0.8
    value = grow(shape, { text, scale }, known)
  }
  for (let tries = 0; tries < 8; tries++) {
    const { error } = schema.safeParse(structuredClone(value))
    if (!error) return value
    for (const { path } of error.issues) mend(value, path, known)
  }
  return undefined
}

/** The paths of an endpoint's text and list fields without a limit. */
export function unlimited(call: Endpoint): string[] {
  const found = new Set<string>()
  const look = (shape: Shape | undefined, path: string): void => {
    if (!shape) return
    for (const choice of [shape.anyOf, shape.oneOf, shape.allOf].flatMap((list) => list ?? [])) look(choice, path)
    for (const [name, field] of Object.entries(shape.properties ?? {})) look(field, `${path}.${name}`)
    if (shape.type === "array" && shape.maxItems === undefined) found.add(`${path}[]`)
    if (shape.type === "array") look(shape.items, `${path}[]`)
    if (isText(shape) && shape.maxLength === undefined) found.add(path)
  }
  for (const part of ["query", "body"] as const) {
    const schema = call[part]
    if (schema) look(shapeOf(schema), `${call.method} ${call.path} ${part}`)
  }
  return [...found]
}

/** The maximum length of a text in one field of an endpoint's body. */
export function longestText({ body }: Endpoint): number {
  const lengths = (shape: Shape): number[] => [
    shape.maxLength ?? 0,
    ...[shape.anyOf, shape.oneOf, shape.allOf, Object.values(shape.properties ?? {}), shape.items ? [shape.items] : []]
      .flatMap((list) => list ?? [])
      .flatMap(lengths),
  ]
  return body ? Math.max(...lengths(shapeOf(body))) : 0
}
