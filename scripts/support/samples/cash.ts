import { type Made, picture, type Samples } from "./sample"

const byId = ({ id }: Made) => ({ params: { id } })
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
  getSafeContents: { once: "addSafe", input: byId },
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

  addBankBag: {
    once: "addSafe",
    input: ({ id }, n) => ({ body: { safe: id, number: `B${n}`, count: { pieces: { 5000: 1 } } } }),
  },
  getBankBag: { once: "addBankBag", input: byId },
  proposeBankBag: { once: "addSafe", input: ({ id }) => ({ query: { safe: id } }) },
  sealBankBag: { not: secondPerson },
  dispatchBankBag: { not: "needs a sealed bag" },
  creditBankBag: { not: "needs a sealed bag" },
  resolveBankBag: { not: "needs a bag with a discrepancy" },
  returnBankBag: { each: "addBankBag", input: ({ id }, n) => ({ params: { id }, body: { reason: `Sample ${n}` } }) },

  addCounterDeposit: {
    once: "addBusinessShop",
    input: ({ id }, n) => ({ body: { shop: id, till: null, amount: 100 + n } }),
  },
  getCounterDeposit: { once: "addCounterDeposit", input: byId },
  addDepositReceipt: { input: () => ({ upload: picture }) },
}
