import { isV1 } from "@/lib/core/http/endpoint"
import type { EndpointDoc, Parameter, Schema } from "./document"

/** Realistic sample values by field name. */
const samples: Record<string, unknown> = {
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

/** Fields that the endpoints require although the schema says they are optional. */
const alwaysShown = ["message", "beforeId", "supplierName", "value"]

/** Tomorrow at nine, because scheduled times must be in the future. */
const tomorrow = () => `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T09:00:00Z`

const formats: Record<string, string> = {
  email: "name@example.com",
  date: "2026-01-31",
  uri: "https://example.com",
  uuid: "00000000-0000-4000-8000-000000000000",
}

const isText = ({ type, enum: values, anyOf = [] }: Schema): boolean =>
  ([type].flat().includes("string") && !values) || anyOf.some(isText)

/** Returns a valid value for a schema, with its required fields, or all fields if none is required. */
export function sample(schema: Schema, name = ""): unknown {
  if (schema.examples?.length) return schema.examples[0]
  if (name in samples && isText(schema)) return samples[name]
  if (schema.default !== undefined && !alwaysShown.includes(name)) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choice?.[0]) return sample(choice[0], name)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === "object") {
    const { properties = {}, required = [] } = schema
    const fields =
      required.length > 0
        ? Object.keys(properties).filter((field) => required.includes(field) || alwaysShown.includes(field))
        : Object.keys(properties)
    return Object.fromEntries(fields.map((field) => [field, sample(properties[field] ?? {}, field)]))
  }
  if (type === "array") return schema.items ? [sample(schema.items, name.replace(/s$/, ""))] : []
  if (type === "integer" || type === "number") return Math.max(schema.minimum ?? 1, name === "beforeId" ? 2 : 1)
  if (type === "boolean") return true
  if (schema.format === "date-time") return tomorrow()
  return formats[schema.format ?? ""] ?? name
}

export const jsonBody = (call: EndpointDoc): Schema | undefined => call.requestBody?.content["application/json"]?.schema

/** Returns a sample body as JSON text, or undefined for endpoints without one. */
export function sampleBody(call: EndpointDoc): string | undefined {
  const schema = jsonBody(call)
  return schema && JSON.stringify(sample(schema), null, 2)
}

/** Returns the content types that an endpoint accepts instead of JSON. */
export const uploadTypes = (call: EndpointDoc): string[] =>
  Object.keys(call.requestBody?.content ?? {}).filter((type) => type !== "application/json")

const sampleText = ({ schema, name }: Parameter) => encodeURIComponent(String(sample(schema, name)))

const needsKey = ({ path, method, ability }: EndpointDoc) => isV1({ path }) && method !== "GET" && ability !== "public"

/** Returns the request as a curl command. */
export function curl(call: EndpointDoc, server: string): string {
  const path = call.parameters
    .filter((parameter) => parameter.in === "path")
    .reduce((text, parameter) => text.replace(`{${parameter.name}}`, sampleText(parameter)), call.path)
  const query = call.parameters.filter((parameter) => parameter.in === "query" && parameter.required)
  const search = query.map((parameter) => `${parameter.name}=${sampleText(parameter)}`).join("&")
  const body = sampleBody(call)
  const [upload] = uploadTypes(call)
  const parts = [
    `curl${call.method === "GET" ? "" : ` -X ${call.method}`} '${server}${path}${search && `?${search}`}'`,
    ...(call.ability === "public" ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(needsKey(call) ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(body ? ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(JSON.parse(body))}'`] : []),
    ...(upload ? [`-H 'Content-Type: ${upload}'`, "--data-binary @picture"] : []),
  ]
  return parts.join(" \\\n  ")
}
