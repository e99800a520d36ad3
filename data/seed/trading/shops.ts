/** Somebody at work in a shop. */
export interface Worker {
  name: string
  email: string
}

/** Notes that staff write, in the language of the shop. */
interface Words {
  /** Reasons for cash paid out. */
  errands: string[]
  /** Explanations for a variance above the shop's tolerance. */
  reasons: string[]
  noSale: string
  paidIn: string
  deposit: string
  returned: string
  resolved: string
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
  /** The first and last day of the shop's holiday, MM-DD. */
  away?: [from: string, until: string]
  /** Closing time in minutes after midnight. */
  closes: number
  /** With VAT, on an average day. */
  takings: number
  /** The share of takings paid in cash. */
  cash: number
  /** The share of sales at the reduced VAT rate: books and printed matter. */
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
  /** The monthly rent, which the landlord collects. */
  rent: { amount: number; memo: string }
  words: Words
  people: Record<"cashier" | "second" | "lead" | "books" | "owner", Worker>
}

const at = (name: string, mailbox: string): Worker => ({ name, email: `${mailbox}@lindqvist.example` })
const books = at("Ingrid Lindqvist", "ingrid")
const owner: Worker = { name: "Ada Lindqvist", email: "admin@demo.com" }

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
    rent: { amount: 310_000, memo: "Rent" },
    words: {
      errands: ["Stamps", "Window cleaner", "Coffee and milk", "Light bulbs"],
      reasons: ["Probably change for a fifty given to a customer who paid with twenty", "A refund was not rung up"],
      noSale: "Gave change for the parking meter",
      paidIn: "Change from home",
      deposit: "Paid in at the counter",
      returned: "The seal was damaged, the bank refused the bag",
      resolved: "The bank’s recount confirmed it",
    },
    people: {
      cashier: at("Amina Warsame", "amina"),
      second: at("Oskar Bergström", "oskar"),
      lead: at("Elif Aydın", "elif"),
      ...{ books, owner },
    },
  },
  {
    code: "BER",
    country: "DE",
    timeZone: "Europe/Berlin",
    tills: ["Kasse 1"],
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
    rent: { amount: 245_000, memo: "Miete" },
    words: {
      errands: ["Briefmarken", "Fensterputzer", "Kaffee und Milch", "Taxi zur Messe"],
      reasons: ["Vermutlich auf 50 statt auf 20 € herausgegeben", "Eine Rückgabe wurde nicht gebucht"],
      noSale: "Geld für die Parkuhr gewechselt",
      paidIn: "Wechselgeld von zu Hause",
      deposit: "Am Schalter eingezahlt",
      returned: "Plombe beschädigt, die Bank hat die Tasche nicht angenommen",
      resolved: "Die Nachzählung der Bank hat es bestätigt",
    },
    people: {
      cashier: at("Timo Albrecht", "timo"),
      second: at("Sabine Krüger", "sabine"),
      lead: at("Jonas Weidner", "jonas"),
      ...{ books, owner },
    },
  },
  {
    code: "LYO",
    country: "FR",
    timeZone: "Europe/Paris",
    tills: ["Caisse 1"],
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
    rent: { amount: 198_000, memo: "Loyer" },
    words: {
      errands: ["Timbres", "Laveur de vitres", "Café et lait", "Ruban en urgence"],
      reasons: ["Sans doute rendu sur 50 au lieu de 20 €", "Un remboursement n’a pas été saisi"],
      noSale: "Monnaie faite pour le parcmètre",
      paidIn: "Monnaie apportée de la maison",
      deposit: "Versé au guichet",
      returned: "Scellé abîmé, la banque a refusé le sac",
      resolved: "Le recomptage de la banque l’a confirmé",
    },
    people: {
      cashier: at("Étienne Fabre", "etienne"),
      second: at("Manon Gauthier", "manon"),
      lead: at("Chloé Marchand", "chloe"),
      ...{ books, owner },
    },
  },
]
