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

/** A header that many endpoints share, described once under the document's `components`. */
interface SharedParameter {
  $ref: string
}

interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  "x-ability": "public" | { action: string; subject: string }
  parameters: (Parameter | SharedParameter)[]
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

/** Returns the endpoints of an OpenAPI document in the order of the registry. */
export function endpointDocs(document: { [key: string]: unknown }): EndpointDoc[] {
  const paths = document.paths as Record<string, Record<string, Operation>>
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { tags, operationId, "x-ability": ability, responses, ...rest }]) => {
      const parameters = rest.parameters.filter((one): one is Parameter => "name" in one)
      const [success, ...errors] = Object.entries(responses).map(([status, response]) => ({ status, ...response }))
      const noun = tags[0] ?? ""
      const id = `${noun}-${operationId}`
      return {
        ...rest,
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
