import type { APIResponse, Page } from "playwright-core"

/** Sends a write as the user of a page. */
export function sender(page: Page, origin: string) {
  const headers = () => ({ origin, "idempotency-key": crypto.randomUUID() })
  return async (path: string, data: object): Promise<APIResponse> => {
    const response = await page.request.post(path, { data, headers: headers() })
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
    return response
  }
}

/** A business with a shop, cash in its till and its safe, and the client as a supervisor. */
export async function openShop(owner: Page, origin: string, name: string, more: object = {}) {
  const send = sender(owner, origin)
  const firstShop = { name: `${name} shop`, till: `${name} till`, safe: `${name} safe` }
  const business = await (
    await send("/api/v1/businesses", { legalName: `${name} Oy`, country: "FI", currency: "EUR", firstShop, ...more })
  ).json()
  const businessDate = new Date().toISOString().slice(0, 10)
  const lines = [
    { account: "1010", amount: 50_000 },
    { account: "1020", amount: 100_000 },
    { account: "3000", amount: -150_000 },
  ]
  await send("/api/v1/journal-entries", { business: business.id, businessDate, lines })
  const users = await (await owner.request.get("/api/users/list/data?q=client@demo.com")).json()
  const [{ id: person, fullName }] = users.users
  await send("/api/v1/staff-grants", { business: business.id, person, role: "supervisor", shops: null })
  const list = async (path: string) =>
    (await (await owner.request.get(`/api/v1/${path}?business=${business.id}`)).json()).data[0].id as number
  return { client: fullName as string, person: person as number, safe: await list("safes"), till: await list("tills") }
}
