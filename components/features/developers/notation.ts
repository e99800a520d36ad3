import type { Schema } from "./document"

const indent = (depth: number) => "  ".repeat(depth)
/** Bounds of the number formats themselves say nothing about the field. */
const safe = (bound: number | undefined) =>
  bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER && bound !== 2_147_483_647
const key = (name: string) => (/^[\w$]+$/.test(name) ? name : JSON.stringify(name))

function bounds(least: number | undefined, most: number | undefined, unit: string): string[] {
  const [from, to] = [safe(least), safe(most)]
  if (from && to) return [least === most ? `${least}${unit}` : `${least}…${most}${unit}`]
  if (from) return [`≥ ${least}${unit}`]
  return to ? [`≤ ${most}${unit}`] : []
}

/** What a type alone does not say: format, bounds, default. */
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

function either(schemas: Schema[], depth: number, sign = " | "): string {
  return [...new Set(schemas.map((schema) => notation(schema, depth)))].join(sign)
}

function arrayType(items: Schema | undefined, depth: number): string {
  const type = items ? notation(items, depth) : "unknown"
  return /^[^{]*( \| | & )/.test(type) ? `(${type})[]` : `${type}[]`
}

/** A schema in the manner of a TypeScript type, with a remark behind each field that has one. */
export function notation(schema: Schema, depth = 0): string {
  if (schema.$ref) return schema.$ref.split("/").at(-1) ?? "unknown"
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ")
  if (schema.anyOf ?? schema.oneOf) return either(schema.anyOf ?? schema.oneOf ?? [], depth)
  if (schema.allOf) return either(schema.allOf, depth, " & ")
  if (Array.isArray(schema.type)) return schema.type.join(" | ")
  if (schema.type === "array") return arrayType(schema.items, depth)
  if (schema.type === "object" || schema.properties) return objectType(schema, depth)
  return schema.type ?? "unknown"
}
