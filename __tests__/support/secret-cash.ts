import { type CashShop, fund, openCashShop, staffOf } from "./cash-shop"
import { act, openTill, pieces } from "./till-day"

// A shop whose secrets are rare numbers, so that any response in any format can be searched for them.

const v1 = "/api/v1"

/** A sum as notes and coins. */
const counted = (sum: number) => ({ 5000: Math.floor(sum / 5000), 1: sum % 5000 })

/** Amounts that no cashier may learn while the till is open, in minor units. */
export const secrets = {
  expectedClosing: 73_219_41,
  variance: 613_37,
  expectedOpening: 57_133_89,
  nightDifference: 133_89,
  countedInEnvelope: 32_728_98,
  missingInEnvelope: 1_137_13,
  missingInSafe: 3_331_77,
  safeBeforeBag: 45_074_75,
  safe: 25_924_75,
  bag: 19_150_00,
  ownersDeposit: 27_319_17,
}

/** Finds an amount with or without separators, but not inside a longer number. */
function patternOf(amount: number): RegExp {
  const group = "[.,'’\\s\\u00a0\\u202f]?"
  const major = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, group)
  return new RegExp(`(?<!\\d)${major}[.,]?${String(amount % 100).padStart(2, "0")}(?!\\d)`)
}
const patterns = Object.entries(secrets).map(([name, amount]) => [name, patternOf(amount)] as const)

/** The names of the secrets that a text contains. */
export const secretsIn = (text: string): string[] =>
  patterns.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)

type Person = Awaited<ReturnType<typeof staffOf>>
export interface SecretCash extends CashShop {
  cashier: Person
  stockClerk: Person
  supervisor: Person
  manager: Person
  /** The sessions of yesterday and today. */
  sessions: [number, number]
  drops: number[]
  bag: number
  /** The responses to the cashier's own commands, as JSON. */
  answers: string[]
}

/**
 * A business whose first shop has a till that is counted and not closed yet, a safe, envelopes and a bag.
 * @param begin runs before the first command
 */
export async function openSecretCash(begin: (cashier: Person) => Promise<void>): Promise<SecretCash> {
  const place = await openCashShop()
  const [shop, till, safe] = [place.shops[0], place.tills[0], place.safes[0]] as [number, number, number]
  await place.admin.patch(`${v1}/shops/{id}`, { varianceTolerance: 100_000 }, { id: String(shop) })
  const [cashier, stockClerk, supervisor, manager] = [
    // Editors have all rights but the administrators'.
    await staffOf(place, "cashier", [shop], "editor"),
    await staffOf(place, "stockClerk", [shop], "editor"),
    await staffOf(place, "supervisor", [shop]),
    await staffOf(place, "manager", [shop]),
  ]
  await begin(cashier)
  const answers: string[] = []
  const done = async (sent: Promise<{ status: number; body: { id: number } }>) => {
    const { status, body } = await sent
    if (status >= 300) throw new Error(`a command answered ${status} ${JSON.stringify(body)}`)
    return body
  }
  /** Awaits a command of the cashier and records the response. */
  const own = async (sent: Promise<{ status: number; body: { id: number } }>) => {
    const body = await done(sent)
    answers.push(JSON.stringify(body))
    return body
  }
  const sell = (id: number, cash: number) =>
    own(act(cashier, id, "z-reading", { rates: [{ rate: 0, gross: cash }], tenders: { cash } }))
  const drop = (amount: number, envelope: string) => own(cashier.post(`${v1}/drops`, { till, amount, envelope }))

  const { id: yesterday } = await done(openTill(cashier, till, counted(1_000_00)))
  await sell(yesterday, 90_000_00)
  await act(cashier, yesterday, "start-counting")
  await done(act(cashier, yesterday, "count", pieces(counted(91_000_00))))
  const { id: first } = await drop(33_866_11, "First")
  await done(act(cashier, yesterday, "close"))

  const { id: today } = await own(openTill(cashier, till, counted(57_000_00)))
  await own(act(cashier, today, "paid-in", { amount: 412_00, memo: "Change" }))
  await sell(today, 20_000_00)
  const { id: second } = await drop(4_192_59, "Second")
  await own(act(cashier, today, "start-counting"))
  await own(act(cashier, today, "count", pieces(counted(72_606_04))))

  await fund(place, "safe", shop, 12_345_77 + secrets.missingInSafe)
  const counts = { counted: secrets.countedInEnvelope, count: pieces(counted(secrets.countedInEnvelope)).count }
  await done(supervisor.post(`${v1}/drops/{id}/verify`, counts, { id: String(first) }))
  const inSafe = { witness: cashier.user.id, ...pieces(counted(secrets.safeBeforeBag)) }
  await done(supervisor.post(`${v1}/safes/{id}/counts`, inSafe, { id: String(safe) }))
  const prepared = { safe, number: "B1", ...pieces(counted(secrets.bag)) }
  const { id: bag } = await done(manager.post(`${v1}/bank-bags`, prepared))
  const sealing = { sealNumber: "S1", witness: cashier.user.id }
  await done(manager.post(`${v1}/bank-bags/{id}/seal`, sealing, { id: String(bag) }))
  await done(manager.post(`${v1}/counter-deposits`, { shop, till: null, amount: secrets.ownersDeposit }))
  return {
    ...{ ...place, cashier, stockClerk, supervisor, manager },
    ...{ sessions: [yesterday, today], drops: [first, second], bag, answers },
  }
}
