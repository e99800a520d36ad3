import { type Made, picture, type Samples } from "./sample"

const byId = ({ id }: Made) => ({ params: { id } })
const statementOf = ({ id, company }: Made) => ({
  params: { id },
  query: { business: Number(company), from: "2026-01-01", to: "2026-12-31" },
})
const bySafe = ({ safe }: Made) => ({ params: { id: safe } })
const secondPerson = "needs a second person of the shop"

/** Cash on its way from a till to the bank. */
export const cash: Samples = {
  "addTill of a new business": {
    each: "addBusinessShop without a safe",
    input: ({ id }, n) => ({ body: { shop: id, name: `Sample ${n}` } }),
  },
  // The memo and the name below carry the till's id to the next sample.
  "addJournalEntry into a till": {
    each: "addTill of a new business",
    input: (till) => ({
      body: {
        business: till.business,
        businessDate: "2026-06-15",
        memo: String(till.id),
        lines: [
          { account: "1010", amount: 10_000_000 },
          { account: "3000", amount: -10_000_000 },
        ],
      },
    }),
  },
  addDrop: {
    once: "addJournalEntry into a till",
    input: ({ memo }, n) => ({ body: { till: Number(memo), amount: 100, envelope: `E${n}` } }),
  },
  getDrop: { once: "addDrop", input: byId },
  verifyDrop: { not: secondPerson },
  verifyDrops: { not: secondPerson },
  cancelDrop: { each: "addDrop", input: ({ id }, n) => ({ params: { id }, body: { reason: `Sample ${n}` } }) },

  "addSafe beside a till": {
    each: "addTill of a new business",
    input: ({ id, shop }) => ({ body: { shop, name: String(id) } }),
  },
  listBankingDays: { input: () => ({ query: { from: "2026-06-01", to: "2026-06-30" } }) },
  getSafeContents: { once: "addSafe", input: byId },
  getSafeLog: { once: "addSafe", input: byId },
  listSafeMovements: { once: "addSafe", input: ({ id }) => ({ query: { safe: id } }) },
  listSafeWitnesses: { once: "addSafe", input: byId },
  countSafe: { not: secondPerson },
  addSafeChange: {
    each: "addSafe beside a till",
    input: ({ id }) => ({ params: { id }, body: { amount: 5_000 } }),
  },
  addSafeFloat: {
    each: "addSafeChange",
    input: (made) => ({ ...bySafe(made), body: { till: Number(made.name), amount: 1_000 } }),
  },
  exchangeSafeCash: {
    each: "addSafeChange",
    input: (made) => ({
      ...bySafe(made),
      body: { given: { pieces: { 5000: 1 } }, received: { pieces: { 100: 50 } } },
    }),
  },

  reverseSafeMovement: { not: "needs the journal entry of a float" },

  addBankBag: {
    once: "addSafe",
    input: ({ id }, n) => ({ body: { safe: id, number: `B${n}`, count: { pieces: { 5000: 1 } } } }),
  },
  getBankBag: { once: "addBankBag", input: byId },
  proposeBankBag: { once: "addSafe", input: ({ id }) => ({ query: { safe: id } }) },
  sealBankBag: { not: secondPerson },
  addBagPhoto: { input: () => ({ upload: picture }) },
  dispatchBankBag: { not: "needs a sealed bag" },
  creditBankBag: { not: "needs a sealed bag" },
  resolveBankBag: { not: "needs a bag with a discrepancy" },
  returnBankBag: { each: "addBankBag", input: ({ id }, n) => ({ params: { id }, body: { reason: `Sample ${n}` } }) },

  addCounterDeposit: {
    once: "addBusinessShop",
    input: ({ id }, n) => ({ body: { shop: id, till: null, amount: 100 + n } }),
  },
  addCustomer: { input: (_, n) => ({ body: { name: `Customer ${n}`, iouLimit: 1_000_000 } }) },
  getCustomer: { once: "addCustomer", input: byId },
  changeCustomer: {
    once: "addCustomer",
    input: ({ id }, n) => ({ params: { id }, body: { company: `Company ${n}` } }),
  },
  mergeCustomer: {
    each: "addCustomer",
    input: ({ id, version }) => ({ params: { id }, body: { version, into: 1 } }),
  },
  // Its vatNumber carries the shop's id to the next sample.
  "addCustomer of a new shop": {
    once: "addBusinessShop",
    input: ({ id, business }) => ({
      body: { name: "Charged", iouLimit: 1_000_000_000, vatNumber: String(id), company: String(business) },
    }),
  },
  getCustomerAccount: {
    once: "addCustomer of a new shop",
    input: ({ id, company }) => ({ params: { id }, query: { business: Number(company) } }),
  },
  chargeCustomer: {
    once: "addCustomer of a new shop",
    input: ({ id, vatNumber }, n) => ({
      params: { id },
      body: { shop: Number(vatNumber), rates: [{ rate: 2400, gross: 100 + n }], memo: vatNumber },
    }),
  },
  addIou: {
    once: "addCustomer of a new shop",
    input: ({ vatNumber }, n) => ({
      body: { name: `Quick ${n}`, shop: Number(vatNumber), rates: [{ rate: 2400, gross: 100 + n }] },
    }),
  },
  getIouTotals: {},
  adjustCustomer: { not: "needs a customer who owes something" },
  listRecurringCharges: {},
  addRecurringCharge: {
    once: "addCustomer of a new shop",
    input: ({ id, vatNumber }, n) => ({
      body: {
        ...{ customer: id, shop: Number(vatNumber), text: `Newspaper ${n}`, amount: 280, vatRate: 1000 },
        ...{ rule: "FREQ=DAILY", startsOn: "2026-01-01" },
      },
    }),
  },
  getRecurringCharge: { once: "addRecurringCharge", input: byId },
  changeRecurringCharge: {
    each: "addRecurringCharge",
    input: ({ id }, n) => ({ params: { id }, body: { text: `Paper ${n}` } }),
  },
  getCustomerStatement: { once: "addCustomer of a new shop", input: statementOf },
  getStatementMail: { once: "addCustomer of a new shop", input: statementOf },
  getStatementPdf: { once: "addCustomer of a new shop", input: statementOf },
  sendStatement: {
    once: "addCustomer of a new shop",
    input: ({ id, company }, n) => ({
      params: { id },
      body: {
        ...{ business: Number(company), from: "2026-01-01", to: "2026-12-31" },
        ...{ address: `customer${n}@example.org`, subject: "Statement", message: "Here it is." },
      },
    }),
  },
  listCustomerMails: { once: "addCustomer", input: byId },
  repayCustomer: { not: "needs a customer who owes something" },
  writeOffCustomer: { not: "needs a customer who owes something" },
  reverseIou: { each: "chargeCustomer", input: ({ entry }) => ({ params: { id: entry }, body: { reason: "Sample" } }) },
  addOffer: {
    once: "addBusiness",
    input: ({ id }, n) => ({ body: { business: id, name: `Sample ${n}`, reward: { kind: "percent", rate: 1000 } } }),
  },
  getOffer: { once: "addOffer", input: byId },
  changeOffer: { each: "addOffer", input: ({ id }, n) => ({ params: { id }, body: { name: `Changed ${n}` } }) },
  priceBasket: {
    once: "addBusinessShop",
    input: ({ id }) => ({ body: { shop: id, lines: [{ id: "1", product: 1, pieces: 2, price: 250 }] } }),
  },
  simulateBasket: {
    once: "addBusinessShop",
    input: ({ id }) => ({ query: { shop: id, basket: "1x2,2x1", time: "12:00" } }),
  },
  checkOffer: {
    once: "addBusiness",
    input: ({ id }) => ({ body: { business: id, name: "Sample", reward: { kind: "percent", rate: 1000 } } }),
  },
  getCounterDeposit: { once: "addCounterDeposit", input: byId },
  addDirectDebit: {
    once: "addBusiness",
    input: ({ id }, n) => ({
      body: {
        ...{ business: id, creditor: `Sample ${n}`, amount: 100 + n, rule: "FREQ=MONTHLY;BYMONTHDAY=1" },
        startsOn: new Date().toISOString().slice(0, 10),
      },
    }),
  },
  getDirectDebit: { once: "addDirectDebit", input: byId },
  changeDirectDebit: {
    once: "addDirectDebit",
    input: ({ id }, n) => ({ params: { id }, body: { note: `Sample ${n}` } }),
  },
  activateDirectDebit: { each: "addDirectDebit", input: ({ id }) => ({ params: { id }, body: {} }) },
  pauseDirectDebit: { not: "needs an active mandate" },
  endDirectDebit: { each: "addDirectDebit", input: ({ id }) => ({ params: { id }, body: {} }) },
  forecastBank: { once: "addBusiness", input: ({ id }) => ({ query: { business: id } }) },
  getDebitOccurrence: { not: "needs an active mandate" },
  collectDebitOccurrence: { not: "needs an active mandate" },
  failDebitOccurrence: { not: "needs an active mandate" },
  skipDebitOccurrence: { not: "needs an active mandate" },
  addDepositReceipt: { input: () => ({ upload: picture }) },
}
