import type { ImportCell, ImportRow, ProductImport } from "@/lib/features/catalogue/schema/imports"
import { type Caller, client } from "./api"

export const importsPath = "/api/v1/product-imports"

// biome-ignore lint/suspicious/noExplicitAny: parsed JSON
type Body = any
export const idParams = (id: number) => ({ id: String(id) })

/** Uploads a file of products, as the administrator unless somebody else is given. */
export async function uploadProducts(content: string | Uint8Array, type = "text/csv", who?: Caller) {
  const search = "?fileName=list.csv"
  const init = { method: "POST", body: content as BodyInit, search, headers: { "content-type": type } }
  return (who ?? (await client("admin"))).send(importsPath, init) as Promise<{ status: number; body: Body }>
}

export async function addImport(content: string | Uint8Array, type?: string, who?: Caller): Promise<ProductImport> {
  const { status, body } = await uploadProducts(content, type, who)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

export const rowsOfImport = async (id: number, query = {}): Promise<ImportRow[]> =>
  (await (await client("admin")).get(`${importsPath}/{id}/rows`, { perPage: 100, ...query }, idParams(id))).body.data

export const takeImport = async ({ id, created, changed }: ProductImport, who?: Caller) =>
  (who ?? (await client("admin"))).post(`${importsPath}/{id}/take`, { created, changed }, idParams(id))

export const undoImport = async (id: number) =>
  (await client("admin")).post(`${importsPath}/{id}/undo`, {}, idParams(id))

/** The first product that a search finds. */
export const findProduct = async (q: string, query = {}): Promise<Body> =>
  (await (await client("admin")).get("/api/v1/products", { q, ...query })).body.data[0]

export const meaningsOf = ({ columns }: ProductImport) => columns.map(({ meaning }) => meaning)
export const problemsOfRow = ({ cells }: ImportRow) => cells.map(({ problem }: ImportCell) => problem)
