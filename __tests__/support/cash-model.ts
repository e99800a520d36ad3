import type { Command, Role } from "./cash-commands"
import { type Bag, duties, type Envelope } from "./cash-documents"
import { SafeModel, worthOf } from "./safe-model"
import { TillModel } from "./till-model"

// Where the cash of a business is, written from the rules alone: who may do what, and what it moves. No database, no journal.

type Pieces = Record<number, number>

const placesOfCash = ["till", "safe", "drop_pending", "cash_in_transit"]

export class CashModel {
  /** Minor units by role; cash by role and shop. */
  at: Record<string, number> = {}
  tills = [new TillModel(), new TillModel()]
  safes = [new SafeModel(), new SafeModel()]
  drops: Envelope[] = []
  bags: Bag[] = []

  balance(name: string): number {
    return this.at[name] ?? 0
  }

  /** @returns false if a place of cash has less */
  move(from: string, to: string, amount: number): boolean {
    if (amount < 0) return this.move(to, from, -amount)
    if (placesOfCash.includes(from.split(" ")[0] as string) && this.balance(from) < amount) return false
    this.at[from] = this.balance(from) - amount
    this.at[to] = this.balance(to) + amount
    return true
  }

  private tillOf = (shop: number) => this.tills[shop] as TillModel
  private safeOf = (shop: number) => this.safes[shop] as SafeModel

  /** Moves cash into a till, or out of it if the amount is negative. */
  private intoTill(shop: number, from: string, amount: number, isCash = true): boolean {
    const till = this.tillOf(shop)
    if (!till.takesMoney || !this.move(from, `till ${shop}`, amount)) return false
    till.isUsed ||= amount !== 0
    if (isCash) till.moved += amount
    return true
  }

  private intoSafe(shop: number, from: string, amount: number, pieces?: Pieces): boolean {
    const safe = this.safeOf(shop)
    const total = this.balance(`safe ${shop}`)
    return safe.takes(total, amount, pieces) && this.move(from, `safe ${shop}`, amount) && safe.move(pieces)
  }

  private open({ shop, who, amount }: Extract<Command, { do: "open" }>): boolean {
    const before = this.tillOf(shop)
    if (before.isOpen) return false
    const till = Object.assign(new TillModel(), { state: "open", isUsed: before.isUsed, hands: new Set([who]) })
    this.tills[shop] = till
    return this.intoTill(shop, till.isUsed ? "over_short" : "capital", amount - this.balance(`till ${shop}`))
  }

  private close(shop: number, who: Role): boolean {
    const till = this.tillOf(shop)
    const balance = this.balance(`till ${shop}`)
    const variance = till.varianceTo(balance)
    if (!till.mayClose(balance) || !this.move("over_short", `till ${shop}`, variance)) return false
    Object.assign(till, { state: "closed", variance, isUsed: till.isUsed || variance !== 0 })
    till.hands.add(who)
    return true
  }

  private atTill(one: Extract<Command, { of: "till" | "review" }>): boolean {
    const { shop, who } = one
    const till = this.tillOf(shop)
    const become = (from: string, state: TillModel["state"]) =>
      till.state === from && Boolean(Object.assign(till, { state }))
    if (one.do === "open") return this.open(one)
    if (one.do === "count") return till.count(one.amount, one.memo, who)
    if (one.do === "start-counting") return become("open", "counting")
    if (one.do === "lock") return become("reviewed", "locked")
    if (one.do === "close") return this.close(shop, who)
    if (one.do === "review") return till.review(who)
    if (!till.isOpen) return false
    if (one.do === "paid-in") return this.intoTill(shop, "capital", one.amount)
    if (one.do === "paid-out") return this.intoTill(shop, "expense", -one.amount)
    till.readings++
    this.move("vat_output", "card_clearing", one.vat)
    return this.intoTill(shop, "sales", one.cash, false) && this.move("sales", "card_clearing", one.cards - one.vat)
  }

  private verify(one: Extract<Command, { do: "verify" }>, drop: Envelope): boolean {
    if (!drop.isPending || drop.by === one.who) return false
    const { shop } = drop
    drop.isPending = false
    const counted = drop.amount + one.off
    const pieces = one.isSorted ? { 500: counted / 500 } : undefined
    this.intoSafe(shop, `drop_pending ${shop}`, 0)
    this.safeOf(shop).move(pieces)
    return (
      this.move(`drop_pending ${shop}`, `safe ${shop}`, drop.amount) && this.move("over_short", `safe ${shop}`, one.off)
    )
  }

  private cancel(who: Role, drop: Envelope): boolean {
    const isTheirs = drop.by === who || (duties.verify as Role[]).includes(who)
    if (!drop.isPending || !isTheirs) return false
    if (!this.intoTill(drop.shop, `drop_pending ${drop.shop}`, drop.amount)) return false
    drop.isPending = false
    return true
  }

  private atSafe(one: Extract<Command, { of: "safe" }>): boolean {
    const { shop } = one
    const safe = this.safeOf(shop)
    const total = this.balance(`safe ${shop}`)
    if (one.do === "safe-count") {
      if (one.witness === one.who) return false
      safe.pieces = {}
      safe.move(one.pieces)
      return this.move("over_short", `safe ${shop}`, worthOf(one.pieces) - total)
    }
    if (one.do === "exchange") return safe.takes(total, 0, one.pieces) && safe.move(one.pieces)
    if (one.do === "change") return this.intoSafe(shop, "bank", one.amount, one.pieces)
    const out = one.pieces && Object.fromEntries(Object.entries(one.pieces).map(([value, of]) => [value, -of]))
    if (!this.tillOf(shop).takesMoney || total < one.amount || !safe.takes(total, -one.amount, out)) return false
    safe.move(out)
    return this.intoTill(shop, `safe ${shop}`, one.amount)
  }

  private seal(one: Extract<Command, { do: "seal" }>, bag: Bag): boolean {
    if (bag.state !== "prepared" || one.witness === one.who || one.witness === bag.by) return false
    const out = Object.fromEntries(Object.entries(bag.pieces).map(([value, of]) => [value, -of]))
    if (!this.intoSafe(bag.shop, `cash_in_transit ${bag.shop}`, -bag.amount, out)) return false
    bag.state = "sealed"
    return true
  }

  private withBag(
    one: Extract<Command, { do: "seal" | "dispatch" | "return" | "credit" | "resolve" }>,
    bag: Bag,
  ): boolean {
    const transit = `cash_in_transit ${bag.shop}`
    const hasLeft = bag.state === "sealed" || bag.state === "in-transit"
    const become = (state: Bag["state"]) => Boolean(Object.assign(bag, { state }))
    if (one.do === "seal") return this.seal(one, bag)
    if (one.do === "dispatch") return bag.state === "sealed" && become("in-transit")
    if (one.do === "return") {
      if (hasLeft) return this.intoSafe(bag.shop, transit, bag.amount, bag.pieces) && become("returned")
      return bag.state === "prepared" && become("returned")
    }
    if (one.do === "credit") {
      if (!hasLeft) return false
      bag.credited = bag.amount + one.off
      this.move(transit, "bank", Math.min(bag.credited, bag.amount))
      return become(one.off === 0 ? "reconciled" : "credited")
    }
    if (bag.state !== "credited") return false
    const difference = bag.credited - bag.amount
    if (difference < 0) this.move(transit, one.isAccepted ? "over_short" : "bank", -difference)
    else if (one.isAccepted) this.move("over_short", "bank", difference)
    return become("reconciled")
  }

  private deposit({ shop, amount, fee, isOwn }: Extract<Command, { do: "deposit" }>): boolean {
    if (fee >= amount) return false
    if (isOwn) this.move("capital", "bank", amount)
    else if (!this.intoTill(shop, "bank", -amount)) return false
    return this.move("bank", "bank_charges", fee)
  }

  /** @returns whether the command is accepted */
  run(one: Command, document?: Envelope | Bag): boolean {
    if (!duties[one.of]?.includes(one.who) && one.do !== "cancel") return false
    if (one.of === "till" || one.of === "review") return this.atTill(one)
    if (one.of === "safe") return this.atSafe(one)
    if (one.do === "drop") {
      if (!this.intoTill(one.shop, `drop_pending ${one.shop}`, -one.amount)) return false
      this.drops.push({ id: 0, shop: one.shop, amount: one.amount, by: one.who, isPending: true })
      return true
    }
    if (one.do === "verify") return this.verify(one, document as Envelope)
    if (one.do === "cancel") return this.cancel(one.who, document as Envelope)
    if (one.do === "deposit") return this.deposit(one)
    if (one.do !== "bag") return this.withBag(one, document as Bag)
    const amount = worthOf(one.pieces)
    if (amount === 0) return false
    this.bags.push({ id: 0, shop: one.shop, pieces: one.pieces, amount, by: one.who, state: "prepared", credited: 0 })
    return true
  }
}
