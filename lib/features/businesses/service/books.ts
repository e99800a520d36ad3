import type { Granted } from "@/lib/core/auth/grants"
import type { Scope } from "@/lib/core/db/types"
import { shared } from "@/lib/core/shared"

/** A business, or one of its shops, tills, safes or bank accounts, as a place with accounts in the ledger. */
export interface BookPlace {
  business: number
  shop?: number
  till?: number
  safe?: number
  bankAccount?: number
}

/** The details that the ledger needs to open the accounts of a new business, shop, till or bank account. */
export interface NewPlace {
  business: number
  currency: string
  /** The language of the accounts' names. */
  language: string
  shop?: { id: number; name: string }
  till?: { id: number; name: string }
  bankAccount?: { id: number; name: string }
}

/** The balances when the books are opened, in minor units. */
interface OpeningBalances {
  business: number
  shop: number | undefined
  businessDate: string
  /** The entry's permanent idempotency key. */
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

/** A renamed shop, or a renamed till with its shop. */
export interface RenamedPlace {
  business: number
  shop: Renamed
  till?: Renamed
}

/** Functions of other nouns that businesses call. `lib/features/nouns.ts` connects them, so that no noun imports the other. */
interface Books {
  hasPostings(scope: Scope, business: number): Promise<boolean>
  hasBalance(scope: Scope, place: BookPlace): Promise<boolean>
  /** Prevents postings in a business until the transaction ends. Does nothing if the business has no books. */
  hold?(scope: Scope, business: number): Promise<unknown>
  /** Whether a till of the place has an open session. Implemented by till sessions. */
  hasOpenTill?(scope: Scope, place: BookPlace): Promise<boolean>
  /** Opens the accounts of a new place. Existing books without postings get the business's new currency. */
  open?(scope: Scope, place: NewPlace): Promise<void>
  /** Archives the accounts of an archived place. */
  archive?(scope: Scope, place: BookPlace): Promise<void>
  /** Renames the accounts of a renamed place, except those that somebody renamed by hand. */
  rename?(scope: Scope, place: RenamedPlace): Promise<void>
  /** Posts opening balances as one entry. @throws HttpError 409 or 422 */
  postOpening?(scope: Scope, balances: OpeningBalances): Promise<void>
  /** A day's takings and the current cash, by business. */
  takingsAndCash?(
    scope: Scope,
    days: readonly { business: number; date: string }[],
  ): Promise<Map<number, { takings: number; cash: number }>>
  /** The number of open cash exceptions that the user may see, by business. */
  openExceptions?(scope: Scope, user: Granted): Promise<Map<number, number>>
}

const connected = shared<Books>("books")

/** Connects the ledger. Until then, no business has postings. */
export const connectBooks = (books: Books): void => {
  connected.current = books
}

/** Whether anything was ever posted in a business, which fixes its currency. */
export const hasPostings = async (scope: Scope, business: number): Promise<boolean> =>
  (await connected.current?.hasPostings(scope, business)) ?? false

/** Whether an account of the place has a balance; if so, the place can't be archived. */
export const hasBalance = async (scope: Scope, place: BookPlace): Promise<boolean> =>
  (await connected.current?.hasBalance(scope, place)) ?? false

/** Prevents postings in a business until the transaction ends. Take this lock before those of rows. */
export const holdBooks = async (scope: Scope, business: number): Promise<void> => {
  await connected.current?.hold?.(scope, business)
}

/** Whether a till of the place has an open session; if so, the place can't be archived. */
export const hasOpenTill = async (scope: Scope, place: BookPlace): Promise<boolean> =>
  (await connected.current?.hasOpenTill?.(scope, place)) ?? false

/** Opens the accounts of a new business, shop, till or bank account. */
export const openAccounts = async (scope: Scope, place: NewPlace): Promise<void> =>
  connected.current?.open?.(scope, place)

/** Archives the accounts of an archived place. */
export const archiveAccounts = async (scope: Scope, place: BookPlace): Promise<void> =>
  connected.current?.archive?.(scope, place)

/** Renames the accounts of a renamed place, except those that somebody renamed by hand. */
export const renameAccounts = async (scope: Scope, place: RenamedPlace): Promise<void> =>
  connected.current?.rename?.(scope, place)

/** Posts opening balances as one entry. @throws HttpError 409 or 422 */
export const postOpening = async (scope: Scope, balances: OpeningBalances): Promise<void> =>
  connected.current?.postOpening?.(scope, balances)

/** A day's takings and the current cash, by business. */
export const takingsAndCash: NonNullable<Books["takingsAndCash"]> = async (scope, days) =>
  (await connected.current?.takingsAndCash?.(scope, days)) ?? new Map()

/** The number of open cash exceptions that the user may see, by business. */
export const openExceptions: NonNullable<Books["openExceptions"]> = async (scope, user) =>
  (await connected.current?.openExceptions?.(scope, user)) ?? new Map()
