import type { Caller } from "./api"
import { confirmed } from "./confirm"
import { colleague } from "./people"

/** A signed-in user of the demo workspace. */
export type Person = Awaited<ReturnType<typeof colleague>>

/** A business of two shops in the demo workspace. */
export interface Shops {
  business: number
  shops: [number, number]
}

/** Adds a business with the shops A and B, each with a till and a safe. */
export async function addShops(admin: Caller, legalName: string): Promise<Shops> {
  const firstShop = { name: "A", till: "A1", safe: "A safe" }
  const made = await admin.post("/api/v1/businesses", { legalName, country: "FI", currency: "EUR", firstShop })
  const business = made.body.id
  await admin.post("/api/v1/shops", { business, name: "B", till: "B1", safe: "B safe" })
  const listed = await admin.get("/api/v1/shops", { business, sortBy: "name" })
  return { business, shops: listed.body.data.map(({ id }: { id: number }) => id) }
}

/** A new colleague with a role in some shops of a business, or in all. */
export async function staffOf(admin: Caller, business: number, role: string, shops: number[] | null = null, more = {}) {
  const person = await colleague("subscriber")
  const values = { business, person: person.user.id, role, shops, ...more }
  const { status, body } = await admin.post("/api/v1/staff-grants", values)
  if (status !== 201) throw new Error(`giving access answered ${status} ${JSON.stringify(body)}`)
  return { ...person, grant: body }
}

/** Sets somebody's PIN. */
export async function setPin(who: Person, pin: string) {
  await confirmed(who, `the secret of ${who.user.id}`)
  return who.post("/api/v1/pins", { pin })
}
