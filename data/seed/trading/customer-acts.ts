import { weekdayOf } from "./days"
import { type Held, isFirst } from "./held"
import type { Today } from "./kinds"

// Some clients of the sample company buy on account in its Helsinki shop. Some of them always owe money, one for more than a month.

/** The shop whose customers these are. */
export const iouShop = "HEL"

interface Account {
  company: string
  /** The most that may be owed, in minor units. */
  limit: number
  /** On the first open day from a day of the month on. */
  charges: [day: number, amount: number, memo: string][]
  /** Pays what is older than some months, from a day of the month on. */
  pays?: { day: number; months: number }
  /** The months of the charges, if not all. What is never paid is written off some months later. */
  only?: { months: number[]; writtenOffAfter: number; reason: string }
}

export const iouAccounts: Account[] = [
  {
    company: "Virtanen Woodcraft",
    limit: 60_000,
    charges: [
      [3, 4_250, "Wrapping paper"],
      [14, 2_990, "Notebooks"],
      [24, 3_480, "Pencils and a ruler"],
    ],
    pays: { day: 18, months: 1 },
  },
  { company: "Mikkelsen Textil", limit: 12_000, charges: [[5, 1_890, "Cards"]], pays: { day: 20, months: 3 } },
  { company: "Brennan Gifts", limit: 8_000, charges: [[8, 4_640, "Gift bags"]], pays: { day: 19, months: 0 } },
  {
    company: "Petridis Candles",
    limit: 3_000,
    charges: [[10, 990, "Ribbon"]],
    only: { months: [2, 8], writtenOffAfter: 2, reason: "Moved away without an address" },
  },
]

/** A newspaper round with a pause in summer. `amount` is in minor units. */
export const round = {
  company: "Virtanen Woodcraft",
  text: "Helsingin Sanomat",
  amount: 290,
  rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA",
  pause: { from: "07-06", until: "07-19" },
}

/** The number of a month since the year 0. */
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

const noon = 12 * 60
/** When the newspaper is charged, in minutes after midnight. */
const roundAt = 7 * 60

/** Charges the newspaper, also while the shop is closed. */
export function roundActs({ shop, day, add }: Today, held: Held): void {
  const { company, amount, pause } = round
  const isPaused = day.slice(5) >= pause.from && day.slice(5) <= pause.until
  if (shop.code !== iouShop || weekdayOf(day) === 7 || isPaused) return
  add(roundAt, shop.people.owner, { kind: "rounds-charged" })
  held.ious.push({ company, month: monthOf(day), amount })
}

/** Charges and payments of a day on which the shop is open. */
export function customerActs({ shop, day, add }: Today, held: Held): void {
  if (shop.code !== iouShop) return
  const { owner } = shop.people
  const [month, date] = [monthOf(day), Number(day.slice(8))]
  const isDue = (what: string, from: number) => date >= from && isFirst(held, what, day)
  for (const { company, charges, pays, only } of iouAccounts) {
    const isCharged = !only || only.months.includes((month % 12) + 1)
    for (const [from, amount, memo] of isCharged ? charges : []) {
      if (!isDue(`${company} takes ${memo}`, from)) continue
      add(noon, owner, { kind: "iou-charged", company, amount, memo })
      held.ious.push({ company, month, amount })
    }
    const age = only ? only.writtenOffAfter : pays?.months
    if (age === undefined || !isDue(`${company} settles`, pays?.day ?? 15)) continue
    const old = held.ious.filter((iou) => iou.company === company && iou.month <= month - age)
    const amount = old.reduce((sum, iou) => sum + iou.amount, 0)
    if (amount === 0) continue
    held.ious = held.ious.filter((iou) => !old.includes(iou))
    if (only) add(noon + 10, owner, { kind: "iou-written-off", company, amount, reason: only.reason })
    else add(noon + 10, owner, { kind: "iou-repaid", company, amount })
  }
}
