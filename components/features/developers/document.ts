import { searchable } from "@/lib/core/search-text"
/** The part of a JSON schema, as zod generates it, that this page reads. */
export interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  default?: unknown
  examples?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  prefixItems?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

export interface Parameter {
  name: string
  in: "path" | "query"
  required: boolean
  schema: Schema
}

type Content = Record<string, { schema: Schema }>

interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  "x-ability": "public" | { action: string; subject: string }
  parameters: (Omit<Parameter, "in"> & { in: Parameter["in"] | "header" })[]
  requestBody?: { description: string; content: Content }
  responses: Record<string, { description: string; content: Content }>
}

/** An endpoint, as the page shows it. */
export interface EndpointDoc
  extends Omit<Operation, "tags" | "operationId" | "x-ability" | "parameters" | "responses"> {
  /** Also the anchor on the page. */
  id: string
  noun: string
  method: string
  path: string
  ability: Operation["x-ability"]
  parameters: Parameter[]
  success: { status: string; content: Content }
  errors: { status: string; description: string }[]
}

/** Returns a part of the document in which every reference is replaced by what it refers to. */
function inlined<T>(part: T, document: object): T {
  if (!part || typeof part !== "object") return part
  if (Array.isArray(part)) return part.map((item) => inlined(item, document)) as T
  const { $ref } = part as Schema
  if (typeof $ref !== "string")
    return Object.fromEntries(Object.entries(part).map(([name, item]) => [name, inlined(item, document)])) as T
  const target = $ref
    .split("/")
    .slice(1)
    .reduce((at, name) => (at as Record<string, object>)[name] ?? {}, document)
  return inlined(target as T, document)
}

/** The permission has a badge of its own on the page. */
const withoutPermission = (description = "") => description.replace(/(^|\n\n)Permission: .*$/, "") || undefined

const cached = new WeakMap<object, EndpointDoc[]>()

/** Returns the endpoints of an OpenAPI document in the order of the registry. */
export function endpointDocs(document: { [key: string]: unknown }): EndpointDoc[] {
  const docs = cached.get(document) ?? docsOf(document)
  cached.set(document, docs)
  return docs
}

function docsOf(document: { [key: string]: unknown }): EndpointDoc[] {
  const paths = inlined(document.paths as Record<string, Record<string, Operation>>, document)
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { tags, operationId, "x-ability": ability, responses, ...rest }]) => {
      const parameters = rest.parameters.filter((one): one is Parameter => one.in !== "header")
      const answers = Object.entries(responses).map(([status, response]) => ({ status, ...response }))
      const [success, ...errors] = answers.filter(({ status }) => status !== "default" && status !== "503")
      const noun = tags[0] ?? ""
      const id = `${noun}-${operationId}`
      return {
        ...rest,
        description: withoutPermission(rest.description),
        parameters,
        id,
        noun,
        method: method.toUpperCase(),
        path,
        ability,
        success: success as never,
        errors,
      }
    }),
  )
}

export interface EndpointGroup {
  noun: string
  calls: EndpointDoc[]
}

export function groupByNoun(calls: EndpointDoc[]): EndpointGroup[] {
  const nouns = [...new Set(calls.map(({ noun }) => noun))]
  return nouns.map((noun) => ({ noun, calls: calls.filter((call) => call.noun === noun) }))
}

/** Returns the folded text that the filter searches. */
export const searchText = ({ method, path, id, summary }: EndpointDoc) =>
  searchable(`${method} ${path} ${id} ${summary}`)
