import { serverUrl } from "./store"

/**
 * How many random commands the tests of the ledger give: few by default, so that a run stays short, or as many as
 * LEDGER_COMMANDS says. `LEDGER_COMMANDS=10000 npm run test:postgres -- --testPathPatterns 'api/ledger-(properties|workers)'`
 * is the whole check.
 */
const given = Number(process.env.LEDGER_COMMANDS)

/** The commands of a run of the property test: enough for keys, months and reversals to meet. */
export const perRun = 130
export const runs = given ? Math.ceil(given / perRun) : 10

export const workers = 20
export const perWorker = given ? Math.ceil(given / workers) : serverUrl ? 60 : 12
