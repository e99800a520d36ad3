import { openApiDocument } from "@/lib/core/http/openapi/document"
import type { NamedEndpoint } from "@/lib/core/http/openapi/operation"
import { endpoints } from "@/lib/features"
import { tags } from "@/lib/features/tags"
import { things } from "./things"

/** The keywords of a JSON schema that tests read. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  default?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minItems?: number
  maxItems?: number
}
export interface Reply {
  $ref?: string
  description: string
  headers?: Record<string, unknown>
  content?: Record<string, { schema: Schema }>
}
export interface Operation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  /** Empty for public endpoints. */
  security: Record<string, string[]>[]
  parameters: { $ref?: string; name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, Reply>
}
export interface Document {
  info: Record<string, Record<string, string> | string>
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, object>>
}

const ofTests: NamedEndpoint[] = Object.entries(things).map(([name, each]) => ({ ...each, noun: "things", name }))

/** The OpenAPI document of the registry, with the things of the tests. */
export const documentWithThings = (): Document =>
  openApiDocument([...endpoints, ...ofTests], "https://example.org", { ...tags, things: "Things." }) as never

/** Returns the target of a reference, and any other part unchanged. */
export function resolved<T extends { $ref?: string }>(document: Document, part: T): T {
  if (!part.$ref) return part
  const keys = part.$ref.split("/").slice(1)
  return keys.reduce((at, key) => (at as unknown as Record<string, object>)[key] as Document, document) as never
}

/** All operations with method and path. */
export const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )

/** Every object in a document, with its place. */
export function* objectsIn(value: unknown, at = "#"): Generator<[at: string, object]> {
  if (!value || typeof value !== "object") return
  if (!Array.isArray(value)) yield [at, value]
  for (const [key, inner] of Object.entries(value)) yield* objectsIn(inner, `${at}/${key.replaceAll("/", "~1")}`)
}

/** A schema in which every reference is replaced by its target. */
export function inlined<T>(document: Document, part: T): T {
  if (!part || typeof part !== "object") return part
  if (Array.isArray(part)) return part.map((item) => inlined(document, item)) as T
  const { $ref } = part as Schema
  if ($ref) return inlined(document, resolved(document, part as Schema)) as T
  return Object.fromEntries(Object.entries(part).map(([key, item]) => [key, inlined(document, item)])) as T
}
