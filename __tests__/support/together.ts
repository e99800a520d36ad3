import { forgetSignIns } from "./api"

declare const sharedStores: string[][]

/**
 * Runs the test files of one row of scripts/support/shared-stores.mjs, one after the other, on one store. `TEST_FILES` is a
 * pattern that leaves some out.
 */
export function runTogether(row: number): void {
  const wanted = new RegExp(process.env.TEST_FILES ?? "")
  for (const name of (sharedStores[row - 1] ?? []).filter((one) => wanted.test(`__tests__/api/${one}.test.ts`))) {
    describe(name, () => {
      // A file may confirm its password or change its rights: the next one starts with a session of its own.
      beforeAll(forgetSignIns)
      require(`../api/${name}.test`)
    })
  }
}
