import type { Action, Subject } from "@/lib/core/auth/ability"
import { call } from "@/lib/core/client/call"
import { CallError } from "@/lib/core/client/call-error"
import { major } from "@/lib/core/money"
import type { Activity } from "@/lib/features/audit/schema"
import * as catalogue from "@/lib/features/catalogue/endpoints"
import * as offers from "@/lib/features/offers/endpoints"
import * as tasks from "@/lib/features/todo/endpoints"
import * as users from "@/lib/features/users/endpoints"

type Values = Record<string, unknown>

interface Latest {
  /** Undefined for records without a version. */
  version?: number
  values: Values
}

/** How a change of a record is reverted: through the endpoints of its noun. */
interface Revertible {
  can: [Action, Subject]
  /** The fields that the noun's own endpoint writes. */
  fields: string[]
  /** Fields that are computed from others. */
  derived?: string[]
  /** Converts a logged value to the endpoint's form. `values` are the record's current values, overridden by the logged ones. */
  toValue?: (field: string, value: unknown, values: Values) => unknown
  load: (id: number) => Promise<Latest>
  save: (id: number, values: Values, latest: Latest) => Promise<unknown>
  /** The paths whose cached responses the write makes stale. */
  stale: { path: string }[]
}

const names = (text: string) => text.trim().split(/\s+/)
const profile = (id: number) => call(users.getUserProfile, { query: { id } })
/** Sorts the keys, because the log has JSON in the database's key order. */
const sorted = (value: unknown): unknown =>
  value && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, inner]) => [name, sorted(inner)]),
      )
    : value
async function offerOf(id: number): Promise<Latest> {
  const { version, ...offer } = await call(offers.getOffer, { params: { id: String(id) } })
  return { version, values: sorted(offer) as Values }
}
const staleUsers = [users.listUsers, users.getUserProfile]

/** Keyed by the record's type, or by the table of a record's part. */
const revertible: Record<string, Revertible> = {
  user: {
    can: ["update", "User"],
    // Without the e-mail address, which changes once its owner has confirmed it.
    fields: names("fullName username company country contact role currentPlan status"),
    load: async (id) => {
      const { version, user } = await profile(id)
      return { version, values: user }
    },
    save: (id, values, { version }) => call(users.updateUser, { body: { user: { id, version, ...values } } }),
    stale: staleUsers,
  },
  user_details: {
    can: ["update", "User"],
    fields: names(`birthDate mobile website language gender contactOptions addressLine1 addressLine2 postcode city state
      country twitter facebook instagram github codepen slack`),
    load: async (id) => {
      const { detailsVersion, details } = await profile(id)
      return { version: detailsVersion, values: details }
    },
    save: (id, values, { version }) =>
      call(users.updateUserDetails, { body: { details: { id, version, ...values } as never } }),
    stale: staleUsers,
  },
  product: {
    can: ["update", "Product"],
    fields: names("name description brand category price hasFreeShipping stock deliveryDays colorOptions images facts"),
    // The first picture isn't written separately.
    derived: ["image"],
    toValue: (field, value) => (field === "price" ? major(value as number) : value),
    load: async (id) => {
      const { version, ...values } = (await call(catalogue.getProductRecord, { query: { id } })).product
      return { version, values }
    },
    save: (id, values, { version }) => call(catalogue.updateProduct, { body: { product: { id, version, ...values } } }),
    stale: [{ path: "/api/ecommerce/" }, { path: "/apps/ecommerce/" }],
  },
  offer: {
    can: ["update", "Offer"],
    // Without its days, which are among its conditions, and the exact times of coupons.
    fields: names("name reward target priority stacks most mostUses mostPerCustomer isOffered"),
    derived: ["kind"],
    toValue: (_field, value) => sorted(value),
    load: offerOf,
    save: (id, values, { version }) =>
      call(offers.changeOffer, { params: { id: String(id) }, body: { ...values, version } }),
    stale: [{ path: "/api/v1/offers" }, { path: "/api/ecommerce/" }],
  },
  task: {
    can: ["update", "Task"],
    fields: names("title dueDate description tags isCompleted isDeleted isImportant"),
    load: async (taskId) => ({ values: (await call(tasks.getTask, { query: { taskId } })).task }),
    save: (id, values) => call(tasks.updateTask, { body: { task: { id, ...values } } }),
    stale: [{ path: "/apps/todo/" }],
  },
}

/** Returns how an event can be reverted; undefined if it can't. */
export function revertibleOf({ action, recordType, part, before }: Activity): Revertible | undefined {
  if (action !== "updated" || !before || (part && part.action !== "updated")) return undefined
  const found = revertible[part?.type ?? recordType]
  const changed = Object.keys(before).filter((field) => !found?.derived?.includes(field))
  return changed.length > 0 && changed.every((field) => found?.fields.includes(field)) ? found : undefined
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
const maxAttempts = 3

/**
 * Restores the earlier values of an event's fields.
 * @returns false, without writing anything, if one of the fields was changed again later
 * @throws CallError
 */
export async function revert({ recordId, before, after }: Activity, how: Revertible): Promise<boolean> {
  const { fields, load, save, toValue = (_field, value) => value } = how
  const id = Number(recordId)
  const changed = Object.keys(before ?? {}).filter((field) => fields.includes(field))
  for (let attempt = 1; ; attempt++) {
    const latest = await load(id)
    const valuesIn = (logged: Values | null) =>
      Object.fromEntries(
        changed.map((field) => [field, toValue(field, logged?.[field], { ...latest.values, ...logged })]),
      )
    const expected = valuesIn(after)
    if (changed.some((field) => !isSame(latest.values[field], expected[field]))) return false
    try {
      await save(id, valuesIn(before), latest)
      return true
    } catch (error) {
      // Somebody saved another field at the same moment.
      const isStale = error instanceof CallError && error.status === 409 && !error.fields
      if (!isStale || attempt === maxAttempts) throw error
    }
  }
}
