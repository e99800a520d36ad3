import { strFromU8, unzipSync } from "fflate"
import type * as z from "zod"
import { endpoints } from "@/lib/features"
import type { RegisteredEndpoint } from "@/scripts/support/samples"
import type { Input } from "@/scripts/support/samples/sample"
import { client } from "./api"
import { pdfText } from "./pdf-text"
import { inputsFor } from "./samples"

/** Every read of the product, except the stream of live updates. */
export const reads = endpoints.filter(({ method, response }) => method === "GET" && response !== "stream")

/** The ids and values for inputs: ids by the noun of a path, and values by the name of a query's field. */
export interface About {
  ids: Record<string, (number | string)[]>
  values: Record<string, (number | string)[]>
}

/** The only sensible value of the `month` parameter. */
const month = new Date().toISOString().slice(0, 7)

type Shape = Record<string, z.ZodType & { options?: string[]; def?: { innerType?: z.ZodType } }>
const shapeOf = (query: unknown): Shape => (query as { shape?: Shape } | undefined)?.shape ?? {}

/** The required fields of a query. */
function requiredIn(query: z.ZodType): string[] {
  const { error } = query.safeParse({})
  return (error?.issues ?? []).map(({ path }) => String(path[0]))
}

/** All combinations of a value for each field. */
const combined = (fields: [string, (number | string)[]][]): Record<string, number | string>[] =>
  fields.reduce<Record<string, number | string>[]>(
    (made, [name, values]) => made.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  )

/** Queries with only the required fields, and with all fields that name the place. @throws Error for a field without values */
function queriesOf({ name, query }: RegisteredEndpoint, { values }: About): Record<string, number | string>[] {
  if (!query) return [{}]
  const shape = shapeOf(query)
  const required = requiredIn(query as z.ZodType)
  const valuesOf = (field: string): (number | string)[] => {
    const found = shape[field]?.options ?? values[field]
    if (!found) throw new Error(`${name} requires “${field}”: give values for it in __tests__/api/blind-reads.test.ts`)
    return found
  }
  const least = combined(required.map((field) => [field, valuesOf(field)]))
  const about = Object.keys(shape).filter((field) => field in values && !required.includes(field))
  const more = combined(about.map((field) => [field, values[field] as (number | string)[]]))
  return about.length === 0 ? least : [...least, ...least.flatMap((one) => more.map((of) => ({ ...of, ...one })))]
}

const nounOf = (path: string) => path.split("/")[3] as string

/** The ids of a noun's records: given, or those in its own list. */
async function idsOf(path: string, { ids, values }: About): Promise<(number | string)[]> {
  const noun = nounOf(path)
  const given = ids[noun]
  if (given) return given
  const admin = await client("admin")
  const list = reads.find((read) => read.path === `/api/v1/${noun}`)
  const query = list && "business" in shapeOf(list.query) ? { business: values.business?.[0] } : {}
  const { body } = list ? await admin.get(list.path, query) : { body: {} }
  const found: number[] = (body.data ?? []).slice(0, 5).map(({ id }: { id: number }) => id)
  ids[noun] = found
  return found
}

/** Inputs of a read of v1 about a place. */
async function inputsAbout(read: RegisteredEndpoint, about: About): Promise<Input[]> {
  const queries = queriesOf(read, about)
  if (!read.path.includes("{id}")) return queries.map((query) => ({ query }))
  const ids = await idsOf(read.path, about)
  return ids.flatMap((id) => queries.map((query) => ({ params: { id, month }, query })))
}

let samples: ReturnType<typeof inputsFor> | undefined

/** All inputs of a read: about the place, or the sample that the tests of all endpoints use. */
export async function inputsOf(read: RegisteredEndpoint, about: About): Promise<Input[]> {
  const isV1 = read.path.startsWith("/api/v1/")
  const found = isV1 ? await inputsAbout(read, about) : []
  if (found.length > 0) return found
  samples ??= inputsFor(await client("admin"))
  return [await samples(read)]
}

/** The text of a response, or of all files in an archive. @throws Error for a file of v1 whose text can't be read */
export function textOf({ path }: RegisteredEndpoint, { body, headers }: { body: unknown; headers: Headers }): string {
  if (!(body instanceof Uint8Array)) return JSON.stringify(body) ?? ""
  const type = headers.get("content-type") ?? ""
  if (type.includes("zip"))
    return Object.values(unzipSync(body))
      .map((file) => strFromU8(file))
      .join("\n")
  if (type.includes("pdf")) return pdfText(body)
  if (path.startsWith("/api/v1/") && type.includes("octet"))
    throw new Error(`${path} answers ${type}, which can't be searched`)
  return new TextDecoder("latin1").decode(body)
}

/** A response, or the rows of a list by their ids, so that the same records are compared. */
export const recordsIn = (body: unknown): [string, unknown][] => {
  const { data } = body as { data?: { id?: number }[] }
  const isList = Array.isArray(data) && data.every((one) => typeof one?.id === "number")
  return isList ? data.map((one) => [`data ${one.id}`, { data: one }]) : [["", body]]
}

/** The paths of all fields of a response, without list indexes. */
export function fieldsIn(value: unknown, path = ""): Set<string> {
  if (value === null || typeof value !== "object") return new Set([path])
  const parts: [string, unknown][] = Array.isArray(value)
    ? value.map((one) => [path, one])
    : Object.entries(value).map(([name, one]) => [path ? `${path}.${name}` : name, one])
  return new Set(parts.flatMap(([name, one]) => [...fieldsIn(one, name)]))
}
