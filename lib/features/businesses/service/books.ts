import type { Granted } from "@/lib/core/auth/grants"
import type { Scope } from "@/lib/core/db/types"
import { shared } from "@/lib/core/shared"

/** What the ledger knows about a business, or about what is in one of its shops, tills, safes or bank accounts. */
export interface BookPlace {
  business: number
  shop?: number
  till?: number
  safe?: number
  bankAccount?: number
}

/** What the ledger must know to open the accounts of a new business, shop, till or bank account. */
export interface NewPlace {
  business: number
  currency: string
  /** The language of the accounts' names. */
  language: string
  shop?: { id: number; name: string }
  till?: { id: number; name: string }
  bankAccount?: { id: number; name: string }
}

/** What there is when the books are opened, in minor units. */
interface OpeningBalances {
  business: number
  shop: number | undefined
  businessDate: string
  /** Names the entry for ever. */
  key: string
  till?: { id: number; amount: number }
  safe?: { amount: number }
  bankAccount?: { id: number; amount: number }
}

interface Renamed {
  id: number
  from: string
  to: string
}

/** A shop with another name, or one of its tills. */
export interface RenamedPlace {
  business: number
  shop: Renamed
  till?: Renamed
}

/** What businesses ask the ledger and the cash exceptions. `lib/features/nouns.ts` connects the two, which don't import each other. */
interface Books {
  hasPostings(scope: Scope, business: number): Promise<boolean>
  hasBalance(scope: Scope, place: BookPlace): Promise<boolean>
  /** Lets nobody post in a business until the transaction ends. Does nothing for one without books. */
  hold?(scope: Scope, business: number): Promise<unknown>
  /** Whether a till of the place has an open session. Till sessions answer this. */
  hasOpenTill?(scope: Scope, place: BookPlace): Promise<boolean>
  /** Opens the accounts of a new place. A business without postings that has books already gets its new currency. */
  open?(scope: Scope, place: NewPlace): Promise<void>
  /** Archives the accounts of a place that is archived. */
  archive?(scope: Scope, place: BookPlace): Promise<void>
  /** Names the accounts of a place as it is now called, unless somebody has renamed them. */
  rename?(scope: Scope, place: RenamedPlace): Promise<void>
  /** Posts opening balances as one entry. @throws HttpError 409 or 422 */
  postOpening?(scope: Scope, balances: OpeningBalances): Promise<void>
  /** Takings of a day and cash now, by business. */
  takingsAndCash?(
    scope: Scope,
    days: readonly { business: number; date: string }[],
  ): Promise<Map<number, { takings: number; cash: number }>>
  /** How many cash exceptions are open, by business; those that the user may see. */
  openExceptions?(scope: Scope, user: Granted): Promise<Map<number, number>>
}

const connected = shared<Books>("books")

/** Connects the ledger. Until then, no business has postings. */
export const connectBooks = (books: Books): void => {
  connected.current = books
}

/** Whether anything was ever posted in a business; its currency is fixed then. */
export const hasPostings = async (scope: Scope, business: number): Promise<boolean> =>
  (await connected.current?.hasPostings(scope, business)) ?? false

/** Whether an account of the place has a balance; it can't be archived then. */
export const hasBalance = async (scope: Scope, place: BookPlace): Promise<boolean> =>
  (await connected.current?.hasBalance(scope, place)) ?? false

/** Lets nobody post in a business until the transaction ends. Take it before any row. */
export const holdBooks = async (scope: Scope, business: number): Promise<void> => {
  await connected.current?.hold?.(scope, business)
}

/** Whether a till of the place has an open session; the place can't be archived then. */
export const hasOpenTill = async (scope: Scope, place: BookPlace): Promise<boolean> =>
  (await connected.current?.hasOpenTill?.(scope, place)) ?? false

/** Opens the accounts of a new business, shop, till or bank account. */
export const openAccounts = async (scope: Scope, place: NewPlace): Promise<void> =>
  connected.current?.open?.(scope, place)

/** Archives the accounts of a place that is archived. */
export const archiveAccounts = async (scope: Scope, place: BookPlace): Promise<void> =>
  connected.current?.archive?.(scope, place)

/** Names the accounts of a place as it is now called, unless somebody has renamed them. */
export const renameAccounts = async (scope: Scope, place: RenamedPlace): Promise<void> =>
  connected.current?.rename?.(scope, place)

/** Posts opening balances as one entry. @throws HttpError 409 or 422 */
export const postOpening = async (scope: Scope, balances: OpeningBalances): Promise<void> =>
  connected.current?.postOpening?.(scope, balances)

/** Takings of a day and cash now, by business. */
export const takingsAndCash: NonNullable<Books["takingsAndCash"]> = async (scope, days) =>
  (await connected.current?.takingsAndCash?.(scope, days)) ?? new Map()

/** How many cash exceptions are open, by business. */
export const openExceptions: NonNullable<Books["openExceptions"]> = async (scope, user) =>
  (await connected.current?.openExceptions?.(scope, user)) ?? new Map()
