import { type Made, picture, type Samples } from "./sample"

const byParams = ({ id }: Made) => ({ params: { id } })

/** Businesses with their shops, and who may do what in them. */
export const businesses: Samples = {
  addBusiness: {
    input: (_, n) => ({ body: { legalName: `Sample ${n} Oy`, country: "FI", currency: "EUR" } }),
  },
  getBusiness: { once: "addBusiness", input: byParams },
  changeBusiness: {
    once: "addBusiness",
    input: (made, n) => ({ ...byParams(made), body: { city: `Sample ${n}` } }),
  },
  "addBusiness to set up": {
    input: (_, n) => ({ body: { legalName: `Draft ${n} Oy`, country: "FI", currency: "EUR" } }),
  },
  setUpBusiness: { each: "addBusiness to set up", input: (made) => ({ ...byParams(made), body: { city: "Turku" } }) },
  addBusinessShop: {
    once: "addBusiness",
    input: ({ id }, n) => ({ body: { business: id, name: `Sample ${n}`, code: `S${n}` } }),
  },
  "addBusinessShop without a safe": {
    each: "addBusiness",
    input: ({ id }, n) => ({ body: { business: id, name: `Sample ${n}` } }),
  },
  getBusinessShop: { once: "addBusinessShop", input: byParams },
  changeBusinessShop: {
    once: "addBusinessShop",
    input: (made, n) => ({ ...byParams(made), body: { city: `Sample ${n}` } }),
  },
  getDepositPolicy: { once: "addBusinessShop", input: byParams },
  changeDepositPolicy: {
    once: "addBusinessShop",
    input: (made, n) => ({ ...byParams(made), body: { verifyWithinHours: n } }),
  },
  chooseShop: { once: "addBusinessShop", input: ({ id }) => ({ body: { shop: id } }) },
  uploadBusinessLogo: { input: () => ({ upload: picture }) },
  addTill: { once: "addBusinessShop", input: ({ id }, n) => ({ body: { shop: id, name: `Sample ${n}` } }) },
  getTill: { once: "addTill", input: byParams },
  changeTill: { once: "addTill", input: (made, n) => ({ ...byParams(made), body: { name: `Renamed ${n}` } }) },
  addSafe: {
    each: "addBusinessShop without a safe",
    input: ({ id }, n) => ({ body: { shop: id, name: `Sample ${n}` } }),
  },
  getSafe: { once: "addSafe", input: byParams },
  changeSafe: { once: "addSafe", input: (made, n) => ({ ...byParams(made), body: { name: `Renamed ${n}` } }) },
  addBankAccount: {
    each: "addBusiness",
    input: ({ id }, n) => ({ body: { business: id, name: `Sample ${n}`, iban: "FI21 1234 5600 0007 85" } }),
  },
  getBankAccount: { once: "addBankAccount", input: byParams },
  changeBankAccount: {
    once: "addBankAccount",
    input: (made, n) => ({ ...byParams(made), body: { name: `Renamed ${n}` } }),
  },
  addStaffGrant: {
    once: "addBusiness",
    input: ({ id }) => ({ body: { business: id, person: 1, role: "cashier" } }),
  },
  getStaffGrant: { once: "addStaffGrant", input: byParams },
  changeStaffGrant: {
    once: "addStaffGrant",
    input: (made, n) => ({ ...byParams(made), body: { limits: { iou: n } } }),
  },
  stopStaffView: { input: () => ({}) },
  startStaffView: { not: "needs a second person with access" },
  leaveStaff: { not: "needs a second person with access" },
  listStaffHoldings: { once: "addStaffGrant", input: ({ person }) => ({ params: { id: person } }) },
  getPin: { input: () => ({}) },
  setPin: { not: "needs a confirmed sign-in" },
  listApprovers: {
    once: "addBusiness",
    input: ({ id }) => ({ query: { action: "update", subject: "JournalEntry", business: id } }),
  },
  approve: { not: "needs the PIN of a second person" },
}
