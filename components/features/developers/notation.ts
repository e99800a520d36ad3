import type { Schema } from "./document"

const indent = (depth: number) => "  ".repeat(depth)
/** Returns whether a bound says something about the field and isn't just the limit of its number type. */
const isMeaningful = (bound: number | undefined) =>
  bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER && bound !== 2_147_483_647
const key = (name: string) => (/^[\w$]+$/.test(name) ? name : JSON.stringify(name))

function bounds(min: number | undefined, max: number | undefined, unit: string): string[] {
  const [from, to] = [isMeaningful(min), isMeaningful(max)]
  if (from && to) return [min === max ? `${min}${unit}` : `${min}…${max}${unit}`]
  if (from) return [`≥ ${min}${unit}`]
  return to ? [`≤ ${max}${unit}`] : []
}

/** Returns a schema's format, bounds and default, which its type doesn't show. */
export function remarks(schema: Schema): string {
  const parts = [
    ...(schema.format ? [schema.format] : []),
    ...bounds(schema.minLength, schema.maxLength, " characters"),
    ...bounds(schema.minimum, schema.maximum, ""),
    ...bounds(schema.minItems, schema.maxItems, " entries"),
    ...(schema.default !== undefined ? [`default ${JSON.stringify(schema.default)}`] : []),
  ]
  return parts.join(", ")
}

function objectType(schema: Schema, depth: number): string {
  const { properties = {}, required = [], additionalProperties } = schema
  const lines = Object.entries(properties).map(([name, property]) => {
    const remark = remarks(property)
    const optional = required.includes(name) ? "" : "?"
    const type = notation(property, depth + 1)
    return `${indent(depth + 1)}${key(name)}${optional}: ${type}${remark && !type.includes("\n") ? `  // ${remark}` : ""}`
  })
  if (additionalProperties && typeof additionalProperties === "object") {
    const type = Object.keys(additionalProperties).length > 0 ? notation(additionalProperties, depth + 1) : "unknown"
    lines.push(`${indent(depth + 1)}[key: string]: ${type}`)
  }
  return lines.length > 0 ? `{\n${lines.join("\n")}\n${indent(depth)}}` : "{}"
}

function joinedTypes(schemas: Schema[], depth: number, sign = " | "): string {
  return [...new Set(schemas.map((schema) => notation(schema, depth)))].join(sign)
}

function arrayType(items: Schema | undefined, depth: number): string {
  const type = items ? notation(items, depth) : "unknown"
  return /^[^{]*( \| | & )/.test(type) ? `(${type})[]` : `${type}[]`
}

/** Formats a schema like a TypeScript type, with remarks as trailing comments. */
export function notation(schema: Schema, depth = 0): string {
  if (schema.$ref) return schema.$ref.split("/").at(-1) ?? "unknown"
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ")
  if (schema.anyOf ?? schema.oneOf) return joinedTypes(schema.anyOf ?? schema.oneOf ?? [], depth)
  if (schema.allOf) return joinedTypes(schema.allOf, depth, " & ")
  if (Array.isArray(schema.type)) return schema.type.join(" | ")
  if (schema.type === "array") return arrayType(schema.items, depth)
  if (schema.type === "object" || schema.properties) return objectType(schema, depth)
  return schema.type ?? "unknown"
}
