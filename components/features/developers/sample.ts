import type { CallDoc, Parameter, Schema } from "./document"

/** Values that look like what they stand for, by field name. */
const known: Record<string, unknown> = {
  email: "name@example.com",
  password: "a-long-password",
  username: "name",
  fullName: "Ada Example",
  company: "Example Ltd",
  country: "Portugal",
  contact: "+351 210 000 000",
}

const formats: Record<string, string> = {
  email: "name@example.com",
  date: "2026-01-31",
  "date-time": "2026-01-31T09:00:00Z",
  uri: "https://example.com",
  uuid: "00000000-0000-4000-8000-000000000000",
}

/** A value that a schema takes: its required fields, or all where none is required. */
export function sample(schema: Schema, name = ""): unknown {
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choice?.[0]) return sample(choice[0], name)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === "object") {
    const { properties = {}, required = [] } = schema
    const wanted = required.length > 0 ? required : Object.keys(properties)
    return Object.fromEntries(wanted.map((field) => [field, sample(properties[field] ?? {}, field)]))
  }
  if (type === "array") return schema.items ? [sample(schema.items, name.replace(/s$/, ""))] : []
  if (type === "integer" || type === "number") return Math.max(schema.minimum ?? 1, 1)
  if (type === "boolean") return true
  return known[name] ?? formats[schema.format ?? ""] ?? name
}

export const jsonBody = (call: CallDoc): Schema | undefined => call.requestBody?.content["application/json"]?.schema

/** The body one may start from, as text; nothing for calls without one. */
export function sampleBody(call: CallDoc): string | undefined {
  const schema = jsonBody(call)
  return schema && JSON.stringify(sample(schema), null, 2)
}

/** File types that a call takes in place of JSON. */
export const uploadTypes = (call: CallDoc): string[] =>
  Object.keys(call.requestBody?.content ?? {}).filter((type) => type !== "application/json")

const filled = ({ schema, name }: Parameter) => encodeURIComponent(String(sample(schema, name)))

/** The call on a command line. */
export function curl(call: CallDoc, server: string): string {
  const path = call.parameters
    .filter((parameter) => parameter.in === "path")
    .reduce((text, parameter) => text.replace(`{${parameter.name}}`, filled(parameter)), call.path)
  const query = call.parameters.filter((parameter) => parameter.in === "query" && parameter.required)
  const search = query.map((parameter) => `${parameter.name}=${filled(parameter)}`).join("&")
  const body = sampleBody(call)
  const [upload] = uploadTypes(call)
  const parts = [
    `curl${call.method === "GET" ? "" : ` -X ${call.method}`} '${server}${path}${search && `?${search}`}'`,
    ...(call.ability === "public" ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(body ? ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(JSON.parse(body))}'`] : []),
    ...(upload ? [`-H 'Content-Type: ${upload}'`, "--data-binary @picture"] : []),
  ]
  return parts.join(" \\\n  ")
}
