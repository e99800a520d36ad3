/** Somebody at work in a shop, with their address if they are a user. */
export interface Worker {
  name: string
  email?: string
}

/** How a sample shop trades. Amounts are minor units of the euro. */
export interface TradingShop {
  /** The shop's code in its business. */
  code: string
  country: "FI" | "DE" | "FR"
  timeZone: string
  /** The second till is open on busy days. */
  tills: string[]
  /** Weekdays from Monday as 1. Before Christmas, the shop also opens on the days of `december`. */
  open: number[]
  december: number[]
  /** Months and days, MM-DD, between which it is on holiday. */
  away?: [from: string, until: string]
  /** Closing time in minutes after midnight. */
  closes: number
  /** With VAT, on an average day. */
  takings: number
  /** The part that is paid in cash. */
  cash: number
  /** The part of the sales at the reduced rate: books and printed matter. */
  reduced: number
  /** VAT rates in basis points. */
  rates: { standard: number; reduced: number }
  cashRounding: 1 | 5
  float: number
  changeFund: number
  /** The weekdays on which a bag goes to the bank. */
  banking: number[]
  /** The fee of the card company in basis points. */
  cardFee: number
  /** What cash is paid out for. */
  errands: string[]
  people: Record<"cashier" | "second" | "lead" | "books", Worker>
}

const books = { name: "Birgitta Ekman" }

export const tradingShops: TradingShop[] = [
  {
    code: "HEL",
    country: "FI",
    timeZone: "Europe/Helsinki",
    tills: ["Till 1", "Till 2"],
    open: [1, 2, 3, 4, 5, 6],
    december: [7],
    closes: 18 * 60,
    takings: 145_000,
    cash: 0.09,
    reduced: 0.08,
    rates: { standard: 2550, reduced: 1350 },
    cashRounding: 5,
    float: 15_000,
    changeFund: 40_000,
    banking: [4],
    cardFee: 95,
    errands: ["Stamps", "Window cleaner", "Coffee and milk", "Light bulbs"],
    people: {
      cashier: { name: "Amina Warsame" },
      second: { name: "Oskar Bergström", email: "oskar@lindqvist.example" },
      lead: { name: "Elif Aydın", email: "elif@lindqvist.example" },
      books,
    },
  },
  {
    code: "BER",
    country: "DE",
    timeZone: "Europe/Berlin",
    tills: ["Till 1"],
    open: [1, 2, 3, 4, 5, 6],
    december: [],
    closes: 19 * 60,
    takings: 115_000,
    cash: 0.42,
    reduced: 0.09,
    rates: { standard: 1900, reduced: 700 },
    cashRounding: 1,
    float: 20_000,
    changeFund: 60_000,
    banking: [2, 5],
    cardFee: 110,
    errands: ["Briefmarken", "Fensterputzer", "Kaffee und Milch", "Taxi zur Messe"],
    people: {
      cashier: { name: "Timo Albrecht" },
      second: { name: "Sabine Krüger" },
      lead: { name: "Jonas Weidner", email: "jonas@lindqvist.example" },
      books,
    },
  },
  {
    code: "LYO",
    country: "FR",
    timeZone: "Europe/Paris",
    tills: ["Till 1"],
    open: [2, 3, 4, 5, 6],
    december: [1],
    away: ["08-01", "08-16"],
    closes: 19 * 60,
    takings: 98_000,
    cash: 0.21,
    reduced: 0.11,
    rates: { standard: 2000, reduced: 550 },
    cashRounding: 1,
    float: 15_000,
    changeFund: 40_000,
    banking: [3, 5],
    cardFee: 125,
    errands: ["Timbres", "Laveur de vitres", "Café et lait", "Ruban en urgence"],
    people: {
      cashier: { name: "Étienne Fabre" },
      second: { name: "Manon Gauthier" },
      lead: { name: "Chloé Marchand", email: "chloe@lindqvist.example" },
      books,
    },
  },
]
