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
  companyEmail: "name@example.com",
  message: "Hello",
  url: "/api/files/00000000-0000-4000-8000-000000000000",
  timeZone: "Europe/Lisbon",
  number: "4111111111111111",
  expiry: "12/35",
  cvc: "123",
  coverImg: "",
  start: "2030-01-31T09:00:00Z",
  end: "2030-01-31T10:00:00Z",
  occurrence: "2030-01-31T09:00:00Z",
  recurrence: "FREQ=WEEKLY;COUNT=4",
}

/** Told by no schema: a call without it would be refused. */
const alwaysShown = ["message", "beforeId", "value"]

/** Tomorrow at nine: what is planned has to lie ahead. */
const tomorrow = () => `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T09:00:00Z`

const formats: Record<string, string> = {
  email: "name@example.com",
  date: "2026-01-31",
  uri: "https://example.com",
  uuid: "00000000-0000-4000-8000-000000000000",
}

const isText = ({ type, enum: values, anyOf = [] }: Schema): boolean =>
  ([type].flat().includes("string") && !values) || anyOf.some(isText)

/** A value that a schema takes: its required fields, or all where none is required. */
export function sample(schema: Schema, name = ""): unknown {
  if (name in known && isText(schema)) return known[name]
  if (schema.default !== undefined && !alwaysShown.includes(name)) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choice?.[0]) return sample(choice[0], name)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === "object") {
    const { properties = {}, required = [] } = schema
    const wanted =
      required.length > 0
        ? Object.keys(properties).filter((field) => required.includes(field) || alwaysShown.includes(field))
        : Object.keys(properties)
    return Object.fromEntries(wanted.map((field) => [field, sample(properties[field] ?? {}, field)]))
  }
  if (type === "array") return schema.items ? [sample(schema.items, name.replace(/s$/, ""))] : []
  if (type === "integer" || type === "number") return Math.max(schema.minimum ?? 1, name === "beforeId" ? 2 : 1)
  if (type === "boolean") return true
  if (schema.format === "date-time") return tomorrow()
  return formats[schema.format ?? ""] ?? name
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
